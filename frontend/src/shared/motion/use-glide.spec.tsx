import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { allowMotion } from '#testing/allow-motion.js';
import { Pace } from './pace.js';
import { useGlide } from './use-glide.js';

const ROW = 50;

function List({ names, list = 'one', pace }: { names: string; list?: string; pace?: Pace }): ReactNode {
  const container = useRef<HTMLUListElement>(null);
  useGlide(container, list, pace);
  return (
    <ul ref={container}>
      {[...names].map((name) => (
        <li key={name} data-glide={name} />
      ))}
    </ul>
  );
}

/** Animations started since the last call: the distance, or `new`. */
let glides: string[] = [];
const newGlides = () => glides.splice(0).sort();
/** Positions are read just before the paint. */
const drawn = () => jest.advanceTimersToNextFrame();

beforeEach(() => {
  glides = [];
  jest.useFakeTimers();
  allowMotion();
  // jsdom has no layout and no animations: rows are stacked, and animations stay at their start.
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW;
  });
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value(this: HTMLElement, { transform }: { transform?: string[] }) {
      glides.push(`${this.dataset.glide} ${transform?.[0] ?? 'new'}`);
      return { cancel: () => undefined, effect: { getComputedTiming: () => ({ progress: 0.5 }) } };
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

describe('useGlide', () => {
  it('moves rows from their former positions and fades in new ones', () => {
    const { rerender } = render(<List names="abc" />);
    drawn();
    expect(newGlides()).toEqual([]);
    rerender(<List names="cabd" />);
    drawn();
    expect(newGlides()).toEqual([
      'a translate(0px, -50px)',
      'b translate(0px, -50px)',
      'c translate(0px, 100px)',
      'd new',
    ]);
  });

  it('continues from the current position when a row moves again', () => {
    const { rerender } = render(<List names="ab" />);
    drawn();
    rerender(<List names="ba" />);
    drawn();
    newGlides();
    rerender(<List names="ab" />);
    drawn();
    // Half of the 50 px was left, and the way back is 50 px.
    expect(newGlides()).toEqual(['a translate(0px, 25px)', 'b translate(0px, -25px)']);
  });

  it('does not animate another page', () => {
    const { rerender } = render(<List names="ab" />);
    drawn();
    rerender(<List names="ba" list="two" />);
    drawn();
    expect(newGlides()).toEqual([]);
    rerender(<List names="ab" list="two" />);
    drawn();
    expect(newGlides()).toHaveLength(2);
  });

  it('pauses while the order changes too fast, and resumes afterwards', () => {
    const { rerender } = render(<List names="ab" />);
    drawn();
    for (let change = 0; change < 20; change += 1) {
      rerender(<List names={change % 2 === 0 ? 'ba' : 'ab'} />);
      drawn();
      if (change >= 10) expect(newGlides()).toEqual([]);
      newGlides();
    }
    jest.advanceTimersByTime(1_000);
    rerender(<List names="ba" />);
    drawn();
    expect(newGlides()).toHaveLength(2);
  });

  it('pauses while rows change too fast', () => {
    const pace = new Pace();
    const { rerender } = render(<List names="ab" pace={pace} />);
    drawn();
    pace.note(4);
    rerender(<List names="ba" pace={pace} />);
    drawn();
    expect(newGlides()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    rerender(<List names="ab" pace={pace} />);
    drawn();
    expect(newGlides()).toHaveLength(2);
  });
});
