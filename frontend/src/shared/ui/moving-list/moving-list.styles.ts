import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
