import { keyframes, styled } from 'styled-components';
import { color, radius, reducedMotion } from '#shared/theme/theme.js';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** A placeholder in the size of the content that is loading. */
export const Skeleton = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${reducedMotion} {
    animation: none;
  }
`;
