import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;
