import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** A player counts as playing for this long after a score. */
const WINDOW = '5 minutes';

/** The BRIN index on the time limits this to the newest scores. */
const COUNT = `
  SELECT game_id AS "gameId", count(DISTINCT user_id)::int AS players
  FROM scores WHERE created_at > now() - interval '${WINDOW}' GROUP BY game_id`;

@Injectable()
export class PlayingNowRepository {
  constructor(private readonly em: EntityManager) {}

  /** Returns the number of players by game; games without players are missing. */
  async count(): Promise<Map<number, number>> {
    const rows = await this.em.fork().execute<{ gameId: number; players: number }[]>(COUNT);
    return new Map(rows.map(({ gameId, players }) => [gameId, players]));
  }
}
