import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { useGlide } from './use-glide.js';

const ROW = 50;

function List({ names, list = 'one' }: { names: string; list?: string }): ReactNode {
  const container = useRef<HTMLUListElement>(null);
  useGlide(container, list);
  return (
    <ul ref={container}>
      {[...names].map((name) => (
        <li key={name} data-glide={name} />
      ))}
    </ul>
  );
}

/** What was sent on its way since the last question: from how far, or `new`. */
let glides: string[] = [];
const takeGlides = () => glides.splice(0).sort();
/** Where rows stand is looked at once they have been drawn. */
const drawn = () => jest.advanceTimersByTimeAsync(50);

beforeEach(() => {
  glides = [];
  jest.useFakeTimers();
  // The readers here have not asked for less motion.
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  // jsdom lays nothing out and animates nothing: rows stand below each other, and animations stay where they begin.
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
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

describe('rows that glide', () => {
  it('come from where they stood, and new ones appear', async () => {
    const { rerender } = render(<List names="abc" />);
    await drawn();
    expect(takeGlides()).toEqual([]);
    rerender(<List names="cabd" />);
    expect(takeGlides()).toEqual([
      'a translate(0px, -50px)',
      'b translate(0px, -50px)',
      'c translate(0px, 100px)',
      'd new',
    ]);
  });

  it('go on from where they are drawn when they are overtaken on the way', async () => {
    const { rerender } = render(<List names="ab" />);
    await drawn();
    rerender(<List names="ba" />);
    takeGlides();
    rerender(<List names="ab" />);
    // Half of the way of 50 was left, and it is 50 back.
    expect(takeGlides()).toEqual(['a translate(0px, 25px)', 'b translate(0px, -25px)']);
  });

  it('are laid out without a move on another page', async () => {
    const { rerender } = render(<List names="ab" />);
    await drawn();
    rerender(<List names="ba" list="two" />);
    expect(takeGlides()).toEqual([]);
    await drawn();
    rerender(<List names="ab" list="two" />);
    expect(takeGlides()).toHaveLength(2);
  });

  it('do not when they change faster than an eye could follow, and do again once it is calm', async () => {
    const { rerender } = render(<List names="ab" />);
    await drawn();
    for (let change = 0; change < 20; change += 1) {
      rerender(<List names={change % 2 === 0 ? 'ba' : 'ab'} />);
      if (change >= 10) expect(takeGlides()).toEqual([]);
      takeGlides();
      jest.advanceTimersByTime(20);
    }
    jest.advanceTimersByTime(1_000);
    rerender(<List names="ba" />);
    await drawn();
    rerender(<List names="ab" />);
    expect(takeGlides()).toHaveLength(2);
  });
});
