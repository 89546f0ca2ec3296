import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, reducedMotion } from '#shared/theme/theme.js';

/** Progress in whole percent. */
export function ProgressBar({ label, value }: { label: string; value: number }): ReactNode {
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={value}>
      <Fill style={{ transform: `scaleX(${Math.min(Math.max(value, 0), 100) / 100})` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surfaceHover};
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transform-origin: left;
  transition: transform 500ms ease-out;
  ${reducedMotion} {
    transition: none;
  }
`;
