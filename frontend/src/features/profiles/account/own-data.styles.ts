import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Status = styled.p`
  margin: 0 0 ${space[12]};
  &:empty {
    display: none;
  }
`;
