import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { ModelsModule } from '../models/index.js';
import { ScoresModule } from '../scores/index.js';
import { Avatars } from './avatars/avatars.js';
import { AvatarsController } from './avatars/avatars.controller.js';
import { FreshStats } from './live/fresh-stats.js';
import { MeTopicDefinition } from './live/me.topic.js';
import { OwnProfileController } from './profiles/own-profile.controller.js';
import { PlayerPage } from './profiles/player-page.js';
import { PlayerStatistics } from './profiles/player-statistics.js';
import { Profiles } from './profiles/profiles.service.js';
import { PublicProfileController } from './profiles/public-profile.controller.js';
import { NewsletterModule } from './newsletter/index.js';
import { SearchModule } from './search/index.js';
import { TractionModule } from './traction/index.js';
import { RatingsModule } from './ratings/index.js';
import { InboxModule } from './inbox/index.js';
import { CommentsModule } from './comments/index.js';
import { AchievementsModule } from './achievements/index.js';
import { ActivityModule } from './activity/index.js';
import { TrendingModule } from './trending/index.js';
import { ModerationModule } from './moderation/index.js';

@Module({
  imports: [
    AuthModule,
    ModelsModule,
    GamesModule,
    ScoresModule,
    NewsletterModule,
    SearchModule,
    TractionModule,
    RatingsModule,
    InboxModule,
    CommentsModule,
    AchievementsModule,
    ActivityModule,
    TrendingModule,
    ModerationModule,
  ],
  controllers: [
    OwnProfileController,
    // Ahead of players' own addresses.
    PublicProfileController,
    AvatarsController,
  ],
  providers: [
    // what players see move
    MeTopicDefinition,
    FreshStats,
    // achievements
    // profiles and their pictures
    PlayerStatistics,
    PlayerPage,
    Profiles,
    Avatars,
    // what is played how much, and by whom
    // what people say and give
    // what people are told
    // order in the house
    // newsletter
  ],
})
export class CommunityModule {}
