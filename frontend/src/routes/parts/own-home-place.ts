import { styled } from 'styled-components';
import { from } from '#shared/theme/theme.js';

/** Has the space of what happened to the user, also while it is loaded. */
export const OwnHomePlace = styled.div`
  display: grid;
  min-height: 560px;
  ${from.desktop} {
    min-height: 360px;
  }
`;
