import { styled } from 'styled-components';

export const Status = styled.p`
  margin: 0 0 12px;
  &:empty {
    display: none;
  }
`;
