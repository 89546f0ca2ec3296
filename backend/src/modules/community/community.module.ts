import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { ModelsModule } from '../models/index.js';
import { ScoresModule } from '../scores/index.js';
import { AchievementNews } from './achievements/achievement-news.js';
import { AchievementsController } from './achievements/achievements.controller.js';
import { AchievementsData } from './achievements/achievements-data.js';
import { AchievementsQueue } from './achievements/achievements-queue.js';
import { Achievements } from './achievements/achievements.service.js';
import { CheckWatchedPlayersListener } from './achievements/check-watched-players.listener.js';
import { Avatars } from './avatars/avatars.js';
import { AvatarsController } from './avatars/avatars.controller.js';
import { CheckAchievementsJob } from './jobs/check-achievements.job.js';
import { SweepAchievementsJob } from './jobs/sweep-achievements.job.js';
import { FreshStats } from './live/fresh-stats.js';
import { GameTopicDefinition } from './live/game.topic.js';
import { MeTopicDefinition } from './live/me.topic.js';
import { ForgetUnconfirmedSubscriptionsJob } from './newsletter/jobs/forget-unconfirmed-subscriptions.job.js';
import { NewsletterLinks } from './newsletter/newsletter-links.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterData } from './newsletter/newsletter-data.js';
import { Newsletter } from './newsletter/newsletter.service.js';
import { OwnProfileController } from './profiles/own-profile.controller.js';
import { PlayerPage } from './profiles/player-page.js';
import { PlayerStatistics } from './profiles/player-statistics.js';
import { Profiles } from './profiles/profiles.service.js';
import { PublicProfileController } from './profiles/public-profile.controller.js';
import { CountWeeksJob } from './traction/count-weeks.job.js';
import { TractionController } from './traction/traction.controller.js';
import { Traction } from './traction/traction.service.js';
import { RefreshTrendsJob } from './trends/refresh-trends.job.js';

@Module({
  imports: [AuthModule, ModelsModule, GamesModule, ScoresModule],
  controllers: [
    AchievementsController,
    OwnProfileController,
    PublicProfileController,
    AvatarsController,
    NewsletterController,
    TractionController,
  ],
  providers: [
    // what players see move
    GameTopicDefinition,
    MeTopicDefinition,
    FreshStats,
    // achievements
    Achievements,
    AchievementNews,
    AchievementsData,
    AchievementsQueue,
    CheckWatchedPlayersListener,
    CheckAchievementsJob,
    SweepAchievementsJob,
    // profiles and their pictures
    PlayerStatistics,
    PlayerPage,
    Profiles,
    Avatars,
    // what is played how much
    RefreshTrendsJob,
    CountWeeksJob,
    Traction,
    // newsletter
    Newsletter,
    NewsletterData,
    NewsletterLinks,
    ForgetUnconfirmedSubscriptionsJob,
  ],
})
export class CommunityModule {}
