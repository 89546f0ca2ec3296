import { Injectable } from '@nestjs/common';
import type { ProfileStats } from '@gamegeek/contracts/users/users.types.js';
import { PlayerStatistics } from '../profiles/player-statistics.js';
import { UserStateRefresher } from '../shared/user-state-refresher.js';

/** Reads the figures of users whose page is open: totals and credits are changed by different jobs. */
@Injectable()
export class FreshStats extends UserStateRefresher<ProfileStats> {
  constructor(statistics: PlayerStatistics) {
    super((userIds) => statistics.of(userIds));
  }
}
