import { Module } from '@nestjs/common';
import { GamesModule } from '../../games/games.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { RefreshTrendingJob } from './refresh-trending.job.js';
import { TrendingRepository } from './trending.repository.js';
import { TrendingTopicDefinition } from './trending.topic.js';

/** Trending games: active players of the last seven days and their growth. */
@Module({
  imports: [GamesModule, ActivityModule],
  providers: [TrendingRepository, RefreshTrendingJob, TrendingTopicDefinition],
})
export class TrendingModule {}
