import { Fragment, type ReactNode } from 'react';
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

/** The placeholder of a list: the same one, some times. */
export function Skeletons({ count, children }: { count: number; children: ReactNode }): ReactNode {
  return Array.from({ length: count }, (_, index) => <Fragment key={index}>{children}</Fragment>);
}
