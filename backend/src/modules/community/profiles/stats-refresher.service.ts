import { Injectable } from '@nestjs/common';
import type { ProfileStats } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { PlayerStatsRepository } from './player-stats.repository.js';
import { UserStateRefresher } from '../shared/user-state-refresher.js';

/** Reloads the stats of users who are online; totals and credits are changed by different jobs. */
@Injectable()
export class StatsRefresher extends UserStateRefresher<ProfileStats> {
  constructor(stats: PlayerStatsRepository) {
    super((userIds) => stats.of(userIds));
  }
}
