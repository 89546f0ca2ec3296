import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { LeaderboardChanges, LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { leaderboardTopic, type LeaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { BOARD_ROWS, type BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { rankEntries } from '@gamegeek/rules/leaderboard/rank-entries.js';
import type { DatabaseClock } from '../../../core/database/database-clock.service.js';
import type { EventStream } from '../../../core/events/event-stream.service.js';
import type { LiveTopics } from '../../../core/live/live-topics.service.js';
import type { TopicDefinition } from '../../../core/live/topic-registry.service.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import type { BoardDirectory } from '../../games/directory/board-directory.service.js';
import type { GameDirectory } from '../../games/directory/game-directory.service.js';
import type { TrialScores } from '../trials/trial-scores.service.js';
import type { NewNames } from '../../auth/profile/new-names.service.js';
import { TopRowsCache } from './top-rows.cache.js';
import type { BoardRow, LeaderboardRepository } from './leaderboard.repository.js';
import type { RankSets } from '../ranks/rank-sets.store.js';
import { LeaderboardTopicDefinition } from './leaderboard.topic.js';
import { listen } from '../../../core/events/on-event.decorator.js';
import { stub } from '../../../../test/support/stub.js';

const GAME = 7;
const TOPIC = leaderboardTopic(GAME, 'all');
const START = Date.UTC(2026, 10, 20, 12);

/** A board whose scores and patches are sent when the test says so. */
class World {
  rows: BoardRow[] = [];
  watched: readonly BoardRows[] = BOARD_ROWS;
  private readonly listeners = new Map<string, (event: object) => void>();
  private readonly pending = new Map<BoardRows, LeaderboardChanges>();
  private lastId = 0;

  private readonly events = stub<EventStream>({
    on: (name: string, listener: (event: object) => void) => this.listeners.set(name, listener),
    onResync: () => undefined,
  });
  private readonly live = stub<LiveTopics>({
    watchedRows: () => this.watched,
    watching: () => 2,
    changeRows: (
      definition: TopicDefinition<LeaderboardTopic>,
      _topic: LeaderboardTopic,
      changes: LeaderboardChanges,
      rows: BoardRows,
    ) => {
      const earlier = this.pending.get(rows);
      this.pending.set(rows, earlier ? definition.merge(earlier, changes) : changes);
    },
  });
  private readonly clock = stub<DatabaseClock>({ starts: startsOf('2026-11-16'), onNewDay: () => undefined });
  private readonly windows = new TopRowsCache(
    this.events,
    stub<LeaderboardRepository>({
      rows: async () => this.rows.slice(0, 100),
      recentTotal: async () => undefined,
      total: async () => this.rows.length,
    }),
    stub<RankSets>({ size: async () => undefined }),
    this.clock,
    stub<NewNames>({ newNameOf: () => undefined }),
  );
  readonly definition = new LeaderboardTopicDefinition(
    this.live,
    this.windows,
    stub<GameDirectory>({ onChange: () => undefined }),
    stub<BoardDirectory>({}),
    this.clock,
    stub<TrialScores>({ onStored: () => undefined }),
  );

  constructor() {
    listen(this.events, this.windows);
    this.definition.onModuleInit();
    listen(this.events, this.definition);
  }

  /** Advances the clock without scores, so that unused boards are evicted. */
  rest(ms: number): void {
    this.windows.onApplicationBootstrap();
    jest.advanceTimersByTime(ms);
    this.windows.onModuleDestroy();
  }

  fill(players: number): void {
    for (let player = 1; player <= players; player += 1) this.rows.push(this.row(`p${player}`, 10_000 - player * 10));
  }

  /** Publishes a best that raises an entry or adds one. */
  score(user: string, score: number): void {
    const before = this.rows.find(({ userId }) => userId === user);
    if (before && before.score >= score) return;
    const row = this.row(user, score);
    this.rows = [...this.rows.filter(({ userId }) => userId !== user), row];
    const { scoreId, achievedAt } = row;
    const all = before ? ('raised' as const) : ('entered' as const);
    const best = {
      gameId: GAME,
      boardId: GAME,
      userId: user,
      username: user,
      score,
      scoreId,
      achievedAt: achievedAt.toISOString(),
    };
    const payload = { day: '2026-11-16', boards: [], bests: [{ ...best, all }] };
    this.listeners.get('scores.accepted')?.({ payload, figures: [] });
  }

  /** Flushes and returns the patches. */
  flush(): Map<BoardRows, LeaderboardChanges> {
    const sent = new Map(
      [...this.pending].map(([rows, changes]) => [rows, this.definition.finalize(TOPIC, changes, rows)]),
    );
    this.pending.clear();
    return sent;
  }

  truth(): LeaderboardEntry[] {
    return rankEntries(
      this.rows.map(({ scoreId, achievedAt, userId, username, score }) => {
        return { rank: 0, id: scoreId, userId, username, score, createdAt: achievedAt.toISOString() };
      }),
    );
  }

  private row(user: string, score: number): BoardRow {
    this.lastId += 1;
    const achievedAt = new Date(START + this.lastId * 1_000);
    return { userId: user, username: user, score, scoreId: this.lastId, achievedAt };
  }
}

const names = (changes: LeaderboardChanges | undefined) =>
  changes?.upserts.map(({ rank, userId }) => `${rank} ${userId}`);

let world: World;
beforeEach(() => {
  world = new World();
  world.fill(60);
});

describe('the snapshot of a board topic', () => {
  it('contains the requested number of rows and the size of the whole board', async () => {
    const ten = await world.definition.snapshot(TOPIC, {}, 10);
    expect(ten.entries).toEqual(world.truth().slice(0, 10));
    expect(ten.total).toBe(60);
    expect((await world.definition.snapshot(TOPIC, {}, 100)).entries).toEqual(world.truth());
  });
});

describe('the patches of a board topic', () => {
  beforeEach(async () => {
    await world.definition.snapshot(TOPIC, {}, 100);
  });

  it('are not sent to watchers of ten rows for a best below the tenth row', () => {
    world.score('p40', 9_700);
    const sent = world.flush();
    expect(names(sent.get(100))).toEqual(['30 p40']);
    expect(sent.has(10)).toBe(false);
  });

  it('contain only the total for a new player below the tenth row', () => {
    world.score('eve', 5);
    const sent = world.flush();
    expect(names(sent.get(100))).toEqual(['61 eve']);
    expect(sent.get(10)).toEqual({ upserts: [], total: 61, watching: 2 });
  });

  it('contain the changed rows among the first ten, merged with earlier changes', () => {
    world.score('p40', 9_700);
    world.score('p9', 9_995);
    world.score('p41', 9_985);
    const sent = world.flush();
    expect(names(sent.get(10))).toEqual(['1 p9', '3 p41']);
    expect(names(sent.get(100))).toEqual(['1 p9', '3 p41', '31 p40']);
  });

  it('omit a row that has left the first ten before they are sent', () => {
    world.score('p11', 9_905);
    for (const player of ['p50', 'p51']) world.score(player, 20_000);
    const sent = world.flush();
    expect(names(sent.get(10))).toEqual(['1 p50', '1 p51']);
    expect(names(sent.get(100))).toEqual(['1 p50', '1 p51', '12 p11']);
  });

  it('are created only for watched numbers of rows', () => {
    world.watched = [10];
    world.score('p1', 20_000);
    expect([...world.flush().keys()]).toEqual([10]);
    world.watched = [];
    world.score('p1', 30_000);
    expect([...world.flush().keys()]).toEqual([]);
  });

  describe('after an hour without scores', () => {
    const HOUR = 3_600_000;
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it('are created for a board that is still watched', async () => {
      world.watched = [10];
      await world.definition.snapshot(TOPIC, {}, 10);
      world.rest(HOUR);
      world.score('p40', 20_000);
      expect(names(world.flush().get(10))).toEqual(['1 p40']);
    });

    it('are not created for a board without watchers, which was evicted', async () => {
      world.watched = [];
      await world.definition.snapshot(TOPIC, {}, 10);
      world.rest(HOUR);
      world.watched = [10];
      world.score('p40', 20_000);
      expect(world.flush().size).toBe(0);
    });
  });

  it('keep copies of 10 and of 100 rows equal to the board, however they are merged', async () => {
    const steps = fc.array(
      fc.record({
        player: fc.integer({ min: 1, max: 130 }),
        score: fc.integer({ min: 1, max: 30 }),
        flush: fc.boolean(),
      }),
      { maxLength: 80 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(120), steps, async (players, played) => {
        const world = new World();
        for (let player = 1; player <= players; player += 1) world.score(`p${player}`, 1 + (player % 20));
        world.rows = world.truth().map(({ userId, score, id, createdAt }) => {
          return { userId, username: userId, score, scoreId: id, achievedAt: new Date(createdAt) };
        });
        const copies = new Map<BoardRows, { entries: LeaderboardEntry[]; total: number }>();
        for (const rows of BOARD_ROWS) copies.set(rows, await world.definition.snapshot(TOPIC, {}, rows));
        const apply = () => {
          for (const [rows, { upserts, total }] of world.flush()) {
            expect(upserts.length).toBeLessThanOrEqual(rows);
            copies.set(rows, { entries: upsertEntries(copies.get(rows)?.entries ?? [], upserts, rows), total });
          }
        };
        for (const { player, score, flush } of played) {
          world.score(`p${player}`, score);
          if (flush) apply();
        }
        apply();
        for (const [rows, { entries, total }] of copies) {
          expect(entries).toEqual(world.truth().slice(0, rows));
          expect(total).toBe(world.rows.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
