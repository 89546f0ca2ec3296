import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ActivePlayer } from '@gamegeek/contracts/activity/activity.schemas.js';
import type { Slice } from '../../../core/http/paging.js';

const ORDER = 'games_played DESC, last_played_at DESC, user_id';

/** ? limit, ? offset. Limits the page before joining names. Leaves out accounts that have just been deleted. */
const PAGE = `
  SELECT u.id, u.username, page.games_played, page.last_played_at
  FROM (SELECT * FROM active_players ORDER BY ${ORDER} LIMIT ? OFFSET ?) page
  JOIN users u ON u.id = page.user_id AND u.deleted_at IS NULL
  ORDER BY ${ORDER}`;

const COUNT = 'SELECT count(*)::int AS total FROM active_players';

/** Reads `active_players`, the most active first. */
@Injectable()
export class ActivePlayersRepository {
  constructor(private readonly em: EntityManager) {}

  async page({ limit, offset }: Slice): Promise<ActivePlayer[]> {
    const rows = await this.em.fork().execute<ActivePlayer[]>(PAGE, [limit, offset]);
    return rows.map((row) => ({ ...row, last_played_at: new Date(row.last_played_at).toISOString() }));
  }

  async count(): Promise<number> {
    const [row] = await this.em.fork().execute<{ total: number }[]>(COUNT);
    return row?.total ?? 0;
  }
}
