import { Injectable } from '@nestjs/common';
import { ACTIVE_PLAYERS, type ActivePlayer } from '@gamegeek/contracts/activity/activity.schemas.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { EventStream } from '../../../core/events/event-stream.js';
import type { Slice } from '../../../core/http/paging.js';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { ActivePlayersRepository } from './active-players.repository.js';
import './activity.events.js';

/** Caches the total; cleared by changes. */
const CACHE = { ttl: 10_000, size: 1 };
const ALL = 'all';

/** Reads the active players of the last seven days, as counted by the jobs. */
@Injectable()
export class ActivePlayersService {
  private readonly total: InvalidatedCache<number>;

  constructor(
    private readonly players: ActivePlayersRepository,
    events: EventStream,
    invalidations: Invalidations,
  ) {
    this.total = new InvalidatedCache({ ...CACHE, load: () => players.count(), invalidations });
    events.on('activity.changed', () => this.total.clear());
    events.on('user.renamed', () => this.total.clear());
  }

  async page(slice: Slice): Promise<[players: ActivePlayer[], total: number]> {
    return Promise.all([this.players.page(slice), this.total.get(ALL).then((total) => total ?? 0)]);
  }

  /** The players that the live topic shows. */
  first(): Promise<ActivePlayer[]> {
    return this.players.page({ offset: 0, limit: ACTIVE_PLAYERS });
  }
}
