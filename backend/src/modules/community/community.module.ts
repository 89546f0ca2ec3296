import { Module } from '@nestjs/common';
import { AchievementsModule } from './achievements/index.js';
import { ActivityModule } from './activity/index.js';
import { CommentsModule } from './comments/index.js';
import { InboxModule } from './inbox/index.js';
import { ModerationModule } from './moderation/index.js';
import { NewsletterModule } from './newsletter/index.js';
import { ProfilesModule } from './profiles/index.js';
import { RatingsModule } from './ratings/index.js';
import { SearchModule } from './search/index.js';
import { SocialCardsModule } from './social-cards/index.js';
import { TractionModule } from './traction/index.js';
import { TrendingModule } from './trending/index.js';

@Module({
  imports: [
    CommentsModule,
    RatingsModule,
    InboxModule,
    AchievementsModule,
    // Before profiles: `/users/active` has to match before `/users/:username`.
    ActivityModule,
    ProfilesModule,
    TrendingModule,
    TractionModule,
    ModerationModule,
    NewsletterModule,
    SearchModule,
    SocialCardsModule,
  ],
})
export class CommunityModule {}
