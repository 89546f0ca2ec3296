import { Injectable } from '@nestjs/common';
import type { OwnProfile, ProfileStats, PublicProfile } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { notFound, unauthorized } from '../../../core/errors/app-error.js';
import { ApiKeys } from '../../auth/api-keys/api-keys.service.js';
import { OwnUsersRepository } from '../../auth/accounts/own-users.repository.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GameListsRepository } from '../../games/browsing/game-lists.repository.js';
import { presentGame } from '../../games/browsing/game.presenter.js';
import { Dailies } from '../../play/daily/dailies.service.js';
import { ChampionshipsRepository } from '../../scores/weeks/championships.repository.js';
import { PlayerRatingsRepository } from '../../scores/player-ratings/player-ratings.repository.js';
import { PlayerBestsRepository } from '../../scores/player-scores/player-bests.repository.js';
import { AchievementsService } from '../achievements/achievements.service.js';
import { FollowsRepository } from '../follows/follows.repository.js';
import { PlayerStatsRepository } from './player-stats.repository.js';

const GAMES_SHOWN = 100;

/** Own and public profiles of players. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly ownUsers: OwnUsersRepository,
    private readonly publicUsers: PublicUsersRepository,
    private readonly keys: ApiKeys,
    private readonly stats: PlayerStatsRepository,
    private readonly ratings: PlayerRatingsRepository,
    private readonly bests: PlayerBestsRepository,
    private readonly achievements: AchievementsService,
    private readonly titles: ChampionshipsRepository,
    private readonly games: GameListsRepository,
    private readonly follows: FollowsRepository,
    private readonly dailies: Dailies,
  ) {}

  async own(caller: SessionOwner): Promise<OwnProfile> {
    const { userId } = caller;
    const [user, apiKey, stats, playerRating] = await Promise.all([
      this.ownUsers.get(userId),
      this.keys.textOf(caller),
      this.statsOf(userId),
      this.ratings.of(userId),
    ]);
    if (!user) throw unauthorized();
    return { ...user, apiKey, stats, ...(playerRating && { playerRating }) };
  }

  async public(username: string): Promise<PublicProfile> {
    const user = await this.publicUsers.named(username);
    if (!user) throw notFound('This player');
    const [stats, playerRating, bests, achievements, { championships, totals }, games, followers, streak] =
      await Promise.all([
        this.statsOf(user.id),
        this.ratings.of(user.id),
        this.bests.of(user.id),
        this.achievements.completedBy(user.id),
        this.titles.of(user.id),
        this.games.shownBy(user.id, GAMES_SHOWN),
        this.follows.countFollowersOf(user.id),
        this.dailies.streakOf(user.id),
      ]);
    return {
      ...user,
      followers,
      ...(streak.days > 0 && { dailyStreak: streak.days }),
      stats,
      ...(playerRating && { playerRating }),
      bests,
      achievements,
      championships,
      championshipTotals: totals,
      games: games.map(presentGame),
    };
  }

  private async statsOf(userId: string): Promise<ProfileStats> {
    const stats = (await this.stats.of([userId])).get(userId);
    if (!stats) throw notFound('This player');
    return stats;
  }
}
