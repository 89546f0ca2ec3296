import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import { BOARD_ROWS, type BoardRows, type WatchOptions } from '@gamegeek/contracts/live/watch-options.js';
import { PLAIN_FORMAT, type BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import fc from 'fast-check';
import { LiveClient } from '#shared/live/live-client.js';
import { entry } from '#testing/factories/board.factory.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { liveLeaderboard } from './leaderboard-topic.js';

const TOPIC = 'leaderboard:7:all';
const PLAYERS = 130;

const FORMATS: BoardFormat[] = [
  PLAIN_FORMAT,
  { ...PLAIN_FORMAT, direction: 'asc', kind: 'time' },
  { ...PLAIN_FORMAT, decimals: 1, unit: 'm' },
  { ...PLAIN_FORMAT, direction: 'asc', decimals: 3 },
];

/** A minimal server: every player's best, sorted on each request. */
class NaiveBoard {
  seq = 0;
  /** The row count of the only watcher. */
  private rows: BoardRows = BOARD_WINDOW;
  readonly log: { from: number; to: number; entry: LeaderboardEntry; total: number }[] = [];
  private readonly bests = new Map<number, LeaderboardEntry>();

  constructor(private readonly format = PLAIN_FORMAT) {}

  /** Below 0 if the first value is better. */
  private compare(a: number, b: number): number {
    return this.format.direction === 'asc' ? a - b : b - a;
  }

  /** `steps`: a value without its decimal point. */
  score(player: number, steps: number): void {
    const score = steps / 10 ** this.format.decimals;
    const best = this.bests.get(player);
    if (best && this.compare(best.score, score) <= 0) return;
    this.seq += 1;
    // A later score has a later time and a higher id, as in the database.
    const createdAt = new Date(Date.UTC(2026, 10, 2) + this.seq * 1000).toISOString();
    const next = { ...entry(player, score), id: this.seq, createdAt };
    this.bests.set(player, next);
    this.log.push({ from: this.seq, to: this.seq, entry: next, total: this.bests.size });
  }

  top(): LeaderboardEntry[] {
    // Of equal values the earlier comes first.
    const sorted = [...this.bests.values()].sort((a, b) => this.compare(a.score, b.score) || a.id - b.id);
    return sorted
      .map((row) => ({ ...row, rank: sorted.findIndex(({ score }) => score === row.score) + 1 }))
      .slice(0, this.rows);
  }

  ack({ rows }: WatchOptions = { rows: BOARD_WINDOW }) {
    this.rows = rows;
    return {
      ok: true,
      topic: TOPIC,
      seq: this.seq,
      snapshot: {
        entries: this.top(),
        total: this.bests.size,
        watching: 1,
        ...(this.format === PLAIN_FORMAT ? {} : { format: this.format }),
      },
    };
  }

  /** The changes between two sequence numbers as one merged patch: the newest states within the watched rows. */
  patch(from: number, to: number) {
    const covered = this.log.slice(from - 1, to);
    const players = new Set(covered.map((change) => change.entry.userId));
    const upserts = this.top().filter(({ userId }) => players.has(userId));
    return { topic: TOPIC, from, to, upserts, total: covered.at(-1)?.total ?? 0, watching: 1 };
  }
}

beforeEach(() => {
  jest.useFakeTimers();
});

type Delivery = 'arrives' | 'lost' | 'doubled' | 'late';

const step = fc.record({
  scores: fc.array(
    fc.record({ player: fc.integer({ min: 1, max: PLAYERS }), score: fc.integer({ min: 2, max: 60 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  delivery: fc.constantFrom<Delivery>('arrives', 'arrives', 'lost', 'doubled', 'late'),
  /** Some steps give timers time to run, others follow at once. */
  wait: fc.constantFrom(0, 0, 50, 600),
  /** Another component on the page requests all rows. */
  widen: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

describe('a live board', () => {
  it('in which the higher or the lower value is better converges to the server’s state after lost, repeated and reordered messages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.constantFrom(...BOARD_ROWS),
        fc.constantFrom(...FORMATS),
        async (steps, rows, format) => {
          const server = new NaiveBoard(format);
          for (let player = 1; player <= 90; player += 1) server.score(player, 2 + (player % 40));
          const transport = new FakeTransport();
          const client = new LiveClient(transport.create);
          transport.answerWith((_, options) => server.ack(options));
          const board = liveLeaderboard({ scope: 7, period: 'all' });
          const leaves = [client.watch(board, rows)];
          await jest.advanceTimersByTimeAsync(0);

          let held: object[] = [];
          for (const { scores, delivery, wait, widen } of steps) {
            if (widen) leaves.push(client.watch(board));
            const before = server.seq;
            for (const { player, score } of scores) server.score(player, score);
            if (server.seq === before) continue;
            const patch = server.patch(before + 1, server.seq);
            if (delivery === 'late') {
              held.push(patch);
            } else {
              if (delivery !== 'lost') transport.send(patch);
              if (delivery === 'doubled') transport.send(patch);
              held.forEach((late) => transport.send(late));
              held = [];
            }
            await jest.advanceTimersByTimeAsync(wait);
          }
          held.forEach((late) => transport.send(late));
          // One more change arrives, which reveals any earlier loss as a gap.
          const last = server.seq;
          server.score(1, format.direction === 'asc' ? 1 : 1_000);
          transport.send(server.patch(last + 1, server.seq));
          await jest.advanceTimersByTimeAsync(2_000);

          const state = board.storeIn(client).getState();
          expect(state.seq).toBe(server.seq);
          const shown = state.snapshot?.entries.map((row) => ({ ...row, score: toValue(format, row.score) }));
          expect(shown).toEqual(server.top());
          expect(state.rows).toBe(leaves.length > 1 ? BOARD_WINDOW : rows);
          expect(state.snapshot?.entries).toHaveLength(server.top().length);
          expect(state.snapshot?.total).toBe(server.log.at(-1)?.total);
          for (const leave of leaves) leave();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps the objects of unchanged rows, so that they do not render', async () => {
    const server = new NaiveBoard();
    for (let player = 1; player <= 5; player += 1) server.score(player, player * 10);
    const transport = new FakeTransport();
    const client = new LiveClient(transport.create);
    transport.answerWith(() => server.ack());
    const board = liveLeaderboard({ scope: 7, period: 'all' });
    client.watch(board);
    await jest.advanceTimersByTimeAsync(0);
    const before = board.storeIn(client).getState().snapshot?.entries ?? [];
    server.score(5, 90);
    transport.send(server.patch(server.seq, server.seq));
    const after = board.storeIn(client).getState().snapshot?.entries ?? [];
    expect(after[0]).not.toBe(before[0]);
    expect(after.slice(1).every((row, index) => row === before[index + 1])).toBe(true);
  });
});
