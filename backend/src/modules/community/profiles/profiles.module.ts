import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { GamesModule } from '../../games/index.js';
import { ScoresModule } from '../../scores/index.js';
import { AchievementsModule } from '../achievements/index.js';
import { InboxModule } from '../inbox/index.js';
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
