import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useInPieces } from './use-in-pieces.js';

const PIECE = 3;

function List({ items }: { items: readonly number[] | undefined }): ReactNode {
  return useInPieces(items, PIECE)?.map((item) => <p key={item}>{item}</p>) ?? 'waiting';
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const shown = () => screen.queryAllByText(/\d/).length;
const paint = () => act(() => jest.advanceTimersToNextTimerAsync());

beforeEach(() => {
  jest.useFakeTimers();
});

describe('a long list', () => {
  it('that comes later is drawn piece by piece, each after the one before was painted', async () => {
    const { rerender } = render(<List items={undefined} />);
    expect(screen.getByText('waiting')).toBeInTheDocument();
    rerender(<List items={numbers(8)} />);
    const seen = [shown()];
    while (shown() < 8) {
      await paint();
      if (shown() !== seen.at(-1)) seen.push(shown());
    }
    expect(seen).toEqual([3, 6, 8]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that is there from the beginning stands whole', () => {
    render(<List items={numbers(8)} />);
    expect(shown()).toBe(8);
  });

  it('that takes the place of a whole one stands whole as well', () => {
    const { rerender } = render(<List items={numbers(8)} />);
    rerender(<List items={numbers(20)} />);
    expect(shown()).toBe(20);
  });
});
