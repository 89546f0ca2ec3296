import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 760px;
  margin-inline: auto;
`;
