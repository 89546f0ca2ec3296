import { css } from 'styled-components';
import { color, measure, radius } from '#shared/theme/theme.js';

/** An icon button of touch size; users of it set display and colours. */
export const iconButton = css`
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  cursor: pointer;
`;

/** In the header. */
export const headerIconButton = css`
  ${iconButton}
  color: ${color.text};
  &:hover {
    background: ${color.surfaceRaised};
  }
`;
