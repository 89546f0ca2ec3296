import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
