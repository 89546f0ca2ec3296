import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';

/** Reserves the space of four rows and their header. */
export const Rows = styled.div`
  min-height: 236px;
  margin-top: ${space[16]};
`;
