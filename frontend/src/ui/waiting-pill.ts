import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';

/** Shown at the top of a list with pending rows. The list is positioned. */
export const WaitingPill = styled.button`
  position: absolute;
  z-index: 2;
  top: -10px;
  left: 50%;
  transform: translateX(-50%);
  min-height: 32px;
  padding: ${space[4]} ${space[12]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.record};
  color: ${color.ground};
  font: inherit;
  font-size: ${fontSize.small};
  font-weight: 700;
  cursor: pointer;
  box-shadow: 0 6px 18px ${color.shadow};
`;
