import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useIncrementalList } from './use-incremental-list.js';

const CHUNK = 3;

function List({ items }: { items: readonly number[] | undefined }): ReactNode {
  return useIncrementalList(items, CHUNK)?.map((item) => <p key={item}>{item}</p>) ?? 'waiting';
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const shown = () => screen.queryAllByText(/\d/).length;
const paint = () => act(() => jest.advanceTimersToNextTimerAsync());

beforeEach(() => {
  jest.useFakeTimers();
});

describe('useIncrementalList', () => {
  it('renders a list that arrives later in chunks, one after each paint', async () => {
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

  it('renders a list that exists at the first render at once', () => {
    render(<List items={numbers(8)} />);
    expect(shown()).toBe(8);
  });

  it('renders a list that replaces a complete one at once', () => {
    const { rerender } = render(<List items={numbers(8)} />);
    rerender(<List items={numbers(20)} />);
    expect(shown()).toBe(20);
  });
});
