import { css } from 'styled-components';
import { color, radius } from '../../theme/theme.js';

/** A button that is a sign alone, as large as a finger needs; how it is displayed says who uses it. */
export const iconButton = css`
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;
