import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Pace } from '#shared/motion/pace.js';
import { prefersReducedMotion } from '#shared/motion/prefers-reduced-motion.js';

const TICK_MS = 700;

interface ScoreTickerProps {
  value: number;
  /** The score to count up from at first, if another one was shown before. */
  from?: number | undefined;
  format: (value: number) => string;
  /** How fast the scores around it change. */
  pace: Pace;
}

/** The longest score that fits into a line on phones; longer ones may wrap between two groups. */
const ONE_LINE = 13;

function breakable(digits: string): string {
  return digits.length > ONE_LINE ? digits.replaceAll(/\D/g, '$&\u200b') : digits;
}

/**
 * A score that counts up to its new value. It writes its own text node, so that ticks do not render. Not animated while
 * it, or many others, change too fast to read.
 */
export function ScoreTicker({ value, from = value, format, pace }: ScoreTickerProps): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);
  const beatenAt = useRef(-Infinity);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const start = shown.current;
    const show = (score: number): void => {
      shown.current = score;
      target.textContent = breakable(format(score));
    };
    if (start >= value || prefersReducedMotion() || !pace.canBeFollowed) {
      show(value);
      return;
    }
    const begun = performance.now();
    const isStillCounting = begun - beatenAt.current < TICK_MS;
    beatenAt.current = begun;
    if (isStillCounting) {
      show(value);
      return;
    }
    let frame = 0;
    const tick = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / TICK_MS));
      show(Math.round(start + (value - start) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    tick(begun);
    return () => cancelAnimationFrame(frame);
  }, [value, format, pace]);

  return <Digits ref={element} />;
}

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
`;
