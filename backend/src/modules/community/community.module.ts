import { Module } from '@nestjs/common';
import { AchievementsModule } from './achievements/achievements.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { SearchModule } from './search/search.module.js';
import { SocialCardsModule } from './social-cards/social-cards.module.js';
import { TractionModule } from './traction/traction.module.js';
import { TrendingModule } from './trending/trending.module.js';

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
