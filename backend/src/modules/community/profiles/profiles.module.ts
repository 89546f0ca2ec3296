import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { AchievementsModule } from '../achievements/achievements.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { AvatarsController } from './avatars/avatars.controller.js';
import { AvatarsService } from './avatars/avatars.service.js';
import { MeTopicDefinition } from './me.topic.js';
import { OwnProfileController } from './own-profile.controller.js';
import { PlayerPageService } from './player-page.service.js';
import { PlayerStatsRepository } from './player-stats.repository.js';
import { ProfilesService } from './profiles.service.js';
import { PublicProfileController } from './public-profile.controller.js';
import { StatsRefresher } from './stats-refresher.service.js';

/** Profiles of players, their avatars, and the live topic of the signed-in user. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule, AchievementsModule, InboxModule],
  controllers: [OwnProfileController, PublicProfileController, AvatarsController],
  providers: [
    ProfilesService,
    PlayerStatsRepository,
    StatsRefresher,
    MeTopicDefinition,
    PlayerPageService,
    AvatarsService,
  ],
})
export class ProfilesModule {}
