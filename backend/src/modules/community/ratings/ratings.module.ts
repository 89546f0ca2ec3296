import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { RatingsController } from './ratings.controller.js';
import { RatingsPersonalData } from './ratings.personal-data.js';
import { RatingsRepository } from './ratings.repository.js';
import { RatingsService } from './ratings.service.js';

/** Ratings of games from 1 to 5, one per user and game. */
@Module({
  imports: [AuthModule, GamesModule],
  controllers: [RatingsController],
  providers: [RatingsService, RatingsRepository, RatingsPersonalData],
  exports: [RatingsRepository],
})
export class RatingsModule {}
