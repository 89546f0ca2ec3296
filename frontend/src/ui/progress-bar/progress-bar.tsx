import type { ReactNode } from 'react';
import { Fill, Track } from './progress-bar.styles.js';

/** Progress in whole percent. */
export function ProgressBar({ label, value }: { label: string; value: number }): ReactNode {
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={value}>
      <Fill style={{ transform: `scaleX(${Math.min(Math.max(value, 0), 100) / 100})` }} />
    </Track>
  );
}
