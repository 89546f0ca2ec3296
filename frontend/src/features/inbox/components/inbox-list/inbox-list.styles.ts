import { styled } from 'styled-components';

export const Doings = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: 12px;
`;
