import { css, keyframes } from 'styled-components';
import { reducedMotion } from '../theme/theme.js';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Turns a sign of loading, unless the visitor prefers less motion. */
export const spinning = css`
  animation: ${turn} 0.9s linear infinite;
  ${reducedMotion} {
    animation: none;
  }
`;
