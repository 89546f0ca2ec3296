import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { ModelsModule } from '../models/index.js';
import { ScoresModule } from '../scores/index.js';
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
import { ProfilesModule } from './profiles/index.js';

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
    ProfilesModule,
  ],
  controllers: [
    // Ahead of players' own addresses.
  ],
  providers: [
    // what players see move
    // achievements
    // profiles and their pictures
    // what is played how much, and by whom
    // what people say and give
    // what people are told
    // order in the house
    // newsletter
  ],
})
export class CommunityModule {}
