import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { entries } from '../../../../testing/factories/board.factory.js';
import { LeaderboardTable } from './leaderboard-table.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const calmDown = () => pass(1_000);

function open(rows: LeaderboardEntry[]) {
  const table = (shown: LeaderboardEntry[]) => (
    <MemoryRouter>
      <LeaderboardTable entries={shown} list="all" size={10} caption="Board" scoreLabel="Score" />
    </MemoryRouter>
  );
  const { rerender } = render(table(rows));
  calmDown();
  return (next: LeaderboardEntry[]) => rerender(table(next));
}

/** The players whose rows are lit, by the first cell's first child: what lights a row is seen and not heard. */
const lit = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.querySelector('td:first-child > [aria-hidden="true"]'))
    .map((row) => row.dataset.glide);

const beaten = (rows: LeaderboardEntry[], ...places: number[]) =>
  rows.map((row, place) => (places.includes(place) ? { ...row, score: row.score + 1 } : row));

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the rows of a board', () => {
  it('are lit by a new record, and by nothing else', () => {
    const rows = entries(10);
    const show = open(rows);
    expect(lit()).toEqual([]);
    const next = beaten(rows, 2);
    show(next);
    expect(lit()).toEqual([rows[2]?.userId]);
    show(next.map((row) => ({ ...row, rank: row.rank + 1 })));
    expect(lit()).toEqual([rows[2]?.userId]);
  });

  it('that come with a record are lit, and those that were overtaken are not', () => {
    const rows = entries(10);
    const show = open(rows.slice(1));
    const first = { ...rows[0]!, createdAt: new Date().toISOString() };
    show([first, ...rows.slice(1, 9)]);
    expect(lit()).toEqual([first.userId]);
  });

  it('are lit together, but not when records come faster than they could be followed, until it is calm', () => {
    let rows = entries(10);
    const show = open(rows);
    show((rows = beaten(rows, 0, 1, 2, 3, 4)));
    expect(lit()).toHaveLength(5);
    pass(200);
    show((rows = beaten(rows, 0, 1, 5)));
    expect(lit()).toEqual([rows[2], rows[3], rows[4]].map((row) => row?.userId));
    calmDown();
    show(beaten(rows, 5));
    expect(lit()).toContain(rows[5]?.userId);
  });
});
