import { Injectable, Logger } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.service.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';
import { spanId } from '../shared/board.js';
import { RankSets } from './rank-sets.store.js';

/** Limits the duration of a script call, which blocks other Redis commands. */
const BOARDS_AT_ONCE = 500;
/** More are only needed while players keep joining, and the next ones are followed by their own counts. */
const MOST_COUNTS = 10;

const GAMES = { name: 'ids-of-games', text: 'SELECT id FROM games' };

/**
 * $1 games, $2 their numbers of players. Returns the games whose number changed. Locks them in the order of their ids,
 * as `refresh-trending` does: otherwise two updates of the same games can wait for each other.
 */
const SET_PLAYER_COUNTS = {
  name: 'set-player-counts',
  text: `
    WITH changed AS MATERIALIZED (
      SELECT g.id, counted.players FROM unnest($1::integer[], $2::integer[]) AS counted (id, players)
      JOIN games g ON g.id = counted.id
      WHERE g.player_count <> counted.players ORDER BY g.id FOR NO KEY UPDATE OF g
    )
    UPDATE games g SET player_count = changed.players FROM changed WHERE g.id = changed.id RETURNING g.id AS "gameId"`,
};

/** Stores the number of players of each game: the size of its board. */
@Injectable()
export class PlayerCountsRepository {
  private readonly log = new Logger('Scores');

  constructor(
    private readonly sql: Sql,
    private readonly ranks: RankSets,
  ) {}

  /** No game is counted while the rank sets are incomplete. */
  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.countAll().catch((error: unknown) => this.log.warn({ err: error }, 'players of games could not be counted'));
  }

  /**
   * A board may change, and be counted by another node, between a count and its storage, so changed games are counted
   * again. Throws while Redis is unreachable.
   */
  async count(gameIds: number[]): Promise<void> {
    let changed = gameIds;
    for (let counts = 0; changed.length > 0 && counts < MOST_COUNTS; counts += 1)
      changed = await this.store(await this.sizesOf(changed));
  }

  private async countAll(): Promise<void> {
    const games = await this.sql.run<{ id: number }>(GAMES);
    await this.count(games.map(({ id }) => id));
  }

  /** Games that cannot be counted now are left out. */
  private async sizesOf(gameIds: number[]): Promise<Map<number, number>> {
    const sizes = new Map<number, number>();
    for (let first = 0; first < gameIds.length; first += BOARDS_AT_ONCE) {
      const some = gameIds.slice(first, first + BOARDS_AT_ONCE);
      const found = await this.ranks.sizes(some.map((gameId) => spanId({ board: gameId, period: 'all' })));
      found?.forEach((size, index) => sizes.set(some[index] ?? 0, size));
    }
    return sizes;
  }

  /** Returns the games whose number changed. */
  private async store(counts: Map<number, number>): Promise<number[]> {
    if (counts.size === 0) return [];
    const rows = await this.sql.note<{ gameId: number }>(SET_PLAYER_COUNTS, [[...counts.keys()], [...counts.values()]]);
    return rows.map(({ gameId }) => gameId);
  }
}
