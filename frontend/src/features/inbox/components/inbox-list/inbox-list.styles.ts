import { styled } from 'styled-components';

export const ActionList = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: 12px;
`;
