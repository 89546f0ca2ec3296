import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Pace } from '#shared/motion/pace.js';
import { allowMotion } from '#testing/allow-motion.js';
import { ScoreTicker } from './score-ticker.js';

const format = (score: number) => `${score} points`;
const shown = () => Number.parseInt(screen.getByText(/points/).textContent ?? '', 10);
const pass = (ms: number) => jest.advanceTimersByTime(ms);

let pace: Pace;

function show(value: number) {
  const { rerender } = render(<ScoreTicker value={value} format={format} pace={pace} />);
  return (next: number) => rerender(<ScoreTicker value={next} format={format} pace={pace} />);
}

beforeEach(() => {
  jest.useFakeTimers();
  allowMotion();
  pace = new Pace();
});

describe('a score on a board', () => {
  it('is static at first, and counts up to a higher one', () => {
    const beat = show(100);
    expect(shown()).toBe(100);
    beat(200);
    expect(shown()).toBe(100);
    pass(200);
    expect(shown()).toBeGreaterThan(100);
    expect(shown()).toBeLessThan(200);
    pass(800);
    expect(shown()).toBe(200);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not animated while it changes too often', () => {
    const beat = show(100);
    beat(200);
    for (const score of [300, 400, 500]) {
      pass(300);
      beat(score);
      expect(shown()).toBe(score);
    }
    pass(1_000);
    beat(600);
    expect(shown()).toBe(500);
    pass(1_000);
    expect(shown()).toBe(600);
  });

  it('is not animated while many scores change, until changes slow down', () => {
    const beat = show(100);
    pace.note(4);
    beat(200);
    expect(shown()).toBe(200);
    pass(1_000);
    beat(300);
    expect(shown()).toBe(200);
    pass(1_000);
    expect(shown()).toBe(300);
  });

  it('does not count down, and is not animated under reduced motion', () => {
    const beat = show(100);
    beat(50);
    expect(shown()).toBe(50);
    jest.restoreAllMocks();
    beat(90);
    expect(shown()).toBe(90);
  });
});
