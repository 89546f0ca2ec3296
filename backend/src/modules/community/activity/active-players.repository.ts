import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ACTIVE_PLAYERS, type ActivePlayer } from '@gamegeek/contracts/activity/activity.schemas.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import './activity.events.js';

/** Caches the total; cleared by changes. */
const CACHE = { ttl: 10_000, size: 1 };
const ALL = 'all';

const ORDER = 'games_played DESC, last_played_at DESC, user_id';

/** ? limit, ? offset. Limits the page before joining names. Leaves out accounts that have just been deleted. */
const PAGE = `
  SELECT u.id, u.username, page.games_played, page.last_played_at
  FROM (SELECT * FROM active_players ORDER BY ${ORDER} LIMIT ? OFFSET ?) page
  JOIN users u ON u.id = page.user_id AND u.deleted_at IS NULL
  ORDER BY ${ORDER}`;

const COUNT = 'SELECT count(*)::int AS total FROM active_players';

/** Reads the active players of the last seven days, as counted by the jobs; the most active first. */
@Injectable()
export class ActivePlayersRepository {
  private readonly total: InvalidatedCache<number>;

  constructor(
    private readonly em: EntityManager,
    invalidations: Invalidations,
  ) {
    this.total = new InvalidatedCache({ ...CACHE, load: () => this.count(), invalidations });
  }

  @OnEvent('activity.changed')
  @OnEvent('user.renamed')
  onPlayersChanged(): void {
    this.total.clear();
  }

  async page(slice: Slice): Promise<[players: ActivePlayer[], total: number]> {
    return Promise.all([this.read(slice), this.total.get(ALL).then((total) => total ?? 0)]);
  }

  /** The players that the live topic shows. */
  first(): Promise<ActivePlayer[]> {
    return this.read({ offset: 0, limit: ACTIVE_PLAYERS });
  }

  private async read({ limit, offset }: Slice): Promise<ActivePlayer[]> {
    const rows = await this.em.fork().execute<ActivePlayer[]>(PAGE, [limit, offset]);
    return rows.map((row) => ({ ...row, last_played_at: new Date(row.last_played_at).toISOString() }));
  }

  private async count(): Promise<number> {
    const [row] = await this.em.fork().execute<{ total: number }[]>(COUNT);
    return row?.total ?? 0;
  }
}
