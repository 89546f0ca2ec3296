import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { rankEntries } from '@gamegeek/rules/leaderboard/rank-entries.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { allowMotion } from '#testing/allow-motion.js';
import { entries, entry } from '#testing/factories/board.factory.js';
import { LeaderboardTable } from './leaderboard-table.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const waitUntilSlow = () => pass(1_000);

function open(rows: LeaderboardEntry[], arcadeId?: string) {
  const table = (shown: LeaderboardEntry[], list = 'all') => (
    <MemoryRouter>
      <LeaderboardTable entries={shown} list={list} size={10} caption="Board" scoreLabel="Score" arcadeId={arcadeId} />
    </MemoryRouter>
  );
  const { rerender } = render(table(rows));
  waitUntilSlow();
  return (next: LeaderboardEntry[], list?: string) => rerender(table(next, list));
}

/** The players with highlighted rows; the highlight is hidden from screen readers. */
const lit = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.querySelector('td:first-child > [aria-hidden="true"]'))
    .map((row) => row.dataset.glide);

/** The displayed changes by player, such as "up +12"; hidden from screen readers. */
const changes = () =>
  Object.fromEntries(
    screen
      .getAllByRole('row')
      .map((row): [string | undefined, string | undefined] => [row.dataset.glide, changeOf(row)])
      .filter(([player, change]) => player && change),
  );

function changeOf(row: HTMLElement): string | undefined {
  const mark = row.querySelector<HTMLElement>('td:nth-child(3) > [aria-hidden="true"]');
  return mark ? `${mark.dataset.change} ${mark.textContent}`.trim() : undefined;
}

const beaten = (rows: LeaderboardEntry[], ...places: number[]) =>
  rows.map((row, place) => (places.includes(place) ? { ...row, score: row.score + 1 } : row));

/** The row at one place overtakes the one at another. */
const overtaking = (rows: LeaderboardEntry[], from: number, to: number) =>
  rankEntries(rows.map((row, place) => (place === from ? { ...row, score: (rows[to]?.score ?? 0) + 1 } : row)));

const rowOf = (player: string | undefined) =>
  screen.getAllByRole<HTMLTableRowElement>('row').find((row) => row.dataset.glide === player);

/** The rows that leave the table and enter it. */
function watchTable() {
  const observer = new MutationObserver(() => {});
  observer.observe(screen.getAllByRole('rowgroup')[1]!, { childList: true });
  const players = (nodes: NodeList) => [...nodes].map((node) => (node as HTMLElement).dataset.glide);
  const moves = () => {
    const records = observer.takeRecords();
    observer.disconnect();
    return {
      removed: records.flatMap(({ removedNodes }) => players(removedNodes)),
      added: records.flatMap(({ addedNodes }) => players(addedNodes)),
    };
  };
  return { moves };
}

beforeEach(() => {
  jest.useFakeTimers();
});

describe('rows of a board', () => {
  // The first test: rules stay in the document.
  it('add no style rule with their first changes, for which a browser would restyle the whole page', () => {
    const rows = entries(10);
    const show = open(rows);
    const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join();
    const before = styles();
    show(overtaking(rows, 4, 2));
    expect(lit()).toEqual(['user-5']);
    expect(Object.keys(changes())).toEqual(['user-5', 'user-3', 'user-4']);
    expect(before).toContain('data-change');
    expect(styles()).toBe(before);
  });

  it('mark checked scores, also one that replaces an unchecked one', () => {
    const rows = entries(2);
    const show = open([{ ...rows[0]!, verified: true }, rows[1]!]);
    expect(screen.getAllByRole('img', { name: 'Replayed score' })).toHaveLength(1);
    show(rows.map((row) => ({ ...row, verified: true as const })));
    expect(screen.getAllByRole('img', { name: 'Replayed score' })).toHaveLength(2);
  });

  it.each([
    ['snake', 'Replayed score', /^Replayed: the server has repeated/],
    ['words', 'Verified score', /^Verified: the server kept what was hidden/],
  ])('say what the check of a score in %s means', (arcadeId, name, title) => {
    open([{ ...entries(1)[0]!, verified: true }], arcadeId);
    expect(screen.getByRole('img', { name })).toHaveAttribute('title', expect.stringMatching(title));
  });

  it('lead to the run of a score that was recorded, and no others', async () => {
    const rows = entries(2);
    open([rows[0]!, { ...rows[1]!, verified: true, recorded: true }]);
    const [link, ...others] = await screen.findAllByRole('link', { name: /^Watch/ });
    expect(link).toHaveAccessibleName('Watch: the run of player-2');
    expect(link).toHaveAttribute('href', '/runs/2');
    expect(others).toEqual([]);
  });

  it('are highlighted for a new record only', () => {
    const rows = entries(10);
    const show = open(rows);
    expect(lit()).toEqual([]);
    const next = beaten(rows, 2);
    show(next);
    expect(lit()).toEqual([rows[2]?.userId]);
    show(next.map((row) => ({ ...row, rank: row.rank + 1 })));
    expect(lit()).toEqual([rows[2]?.userId]);
  });

  it('are highlighted when they enter with a record, unlike those overtaken', () => {
    const rows = entries(10);
    const show = open(rows.slice(1));
    const first = { ...rows[0]!, createdAt: new Date().toISOString() };
    show([first, ...rows.slice(1, 9)]);
    expect(lit()).toEqual([first.userId]);
  });

  it('are highlighted together, but not while records arrive too fast to follow', () => {
    let rows = entries(10);
    const show = open(rows);
    show((rows = beaten(rows, 0, 1, 2, 3, 4)));
    expect(lit()).toHaveLength(5);
    pass(200);
    show((rows = beaten(rows, 0, 1, 5)));
    expect(lit()).toEqual([rows[2], rows[3], rows[4]].map((row) => row?.userId));
    waitUntilSlow();
    show(beaten(rows, 5));
    expect(lit()).toContain(rows[5]?.userId);
  });
});

describe('a row of a board', () => {
  it('briefly shows how much the score rose and where rows moved', () => {
    const rows = entries(10);
    const show = open(rows);
    expect(changes()).toEqual({});
    const risen = { ...rows[2]!, score: rows[2]!.score + 1_250 };
    const next = rankEntries([risen, ...rows.filter((_, place) => place !== 2)]);
    show(next);
    expect(changes()).toEqual({ 'user-3': 'up +1,250', 'user-1': 'down', 'user-2': 'down' });
    expect(screen.getAllByRole('cell', { name: '2,050' })).toHaveLength(1);
    pass(3_000);
    expect(changes()).toEqual({});
  });

  it('shows only the gain when the rank is unchanged', () => {
    const rows = entries(10);
    const show = open(rows);
    show(beaten(rows, 0));
    expect(changes()).toEqual({ 'user-1': '+1' });
  });

  it('shows no change while changes arrive too fast to follow', () => {
    let rows = entries(10);
    const show = open(rows);
    show((rows = beaten(rows, 0, 1, 2, 3, 4)));
    pass(200);
    show((rows = beaten(rows, 0, 1, 5)));
    expect(changes()).toEqual({ 'user-3': '+1', 'user-4': '+1', 'user-5': '+1' });
    waitUntilSlow();
    show(beaten(rows, 5));
    expect(changes()).toMatchObject({ 'user-6': '+1' });
  });

  it('shows no change when another board has another score of the same player', () => {
    const rows = entries(10);
    const show = open(rows);
    show(beaten(rows, 0, 1), 'week');
    expect(changes()).toEqual({});
    expect(lit()).toEqual([]);
  });

  it('has an avatar of fixed size that loads on scroll', () => {
    open(entries(10));
    const pictures = screen.getAllByRole('presentation');
    expect(pictures).toHaveLength(10);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width', '26');
      expect(picture).toHaveAttribute('height', '26');
    }
  });

  it('can wrap a score of sixteen digits between groups, and no shorter one', () => {
    open(rankEntries([entry(1, Number.MAX_SAFE_INTEGER), entry(2, 1_234_567_890)]));
    const [long, short] = screen.getAllByRole('row').slice(1);
    expect(long).toHaveTextContent('9,\u200b007,\u200b199,\u200b254,\u200b740,\u200b991');
    expect(short).toHaveTextContent('1,234,567,890');
  });

  it('is the only one that leaves the table when it rises', () => {
    let rows = entries(10);
    const show = open(rows);
    for (const [from, to] of [
      [8, 2],
      [9, 0],
      [2, 1],
      [7, 3],
      [5, 2],
    ] as const) {
      // prettier-ignore
      const before = screen.getAllByRole('row');
      const { moves } = watchTable();
      const risen = rows[from]?.userId;
      show((rows = overtaking(rows, from, to)));
      expect(moves()).toEqual({ removed: [risen], added: [risen] });
      expect(screen.getAllByRole('row').map(({ dataset }) => dataset.glide)).toEqual([
        undefined,
        ...rows.map(({ userId }) => userId),
      ]);
      expect(screen.getAllByRole('row').filter((row) => !before.includes(row))).toEqual([rowOf(risen)]);
    }
  });

  it('counts up from its former score when it rises', () => {
    allowMotion();
    const rows = entries(10);
    const show = open(rows);
    const score = () => rowOf('user-9')?.cells[2]?.textContent;
    const former = score();
    show(overtaking(rows, 8, 0));
    expect(score()).toBe(`${former}+${rows[0]!.score + 1 - rows[8]!.score}`);
    pass(1_000);
    expect(score()).toContain((rows[0]!.score + 1).toLocaleString('en'));
  });

  it('does not render when another row changes', () => {
    const rows = entries(10);
    const show = open(rows);
    const others = () => screen.getAllByRole('row').slice(2);
    const before = others().map((row) => row.outerHTML);
    show(beaten(rows, 0));
    expect(others().map((row) => row.outerHTML)).toEqual(before);
  });
});
