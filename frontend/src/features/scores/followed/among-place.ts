import { styled } from 'styled-components';
import { measure, space } from '#shared/theme/theme.js';

/** Reserves the space of the switch while the session is checked. */
export const AmongPlace = styled.div`
  min-height: ${measure.target};
  margin-bottom: ${space[12]};
`;
