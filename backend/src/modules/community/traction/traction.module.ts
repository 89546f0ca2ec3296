import { Module } from '@nestjs/common';
import { ScoresModule } from '../../scores/scores.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { CountWeeksJob } from './count-weeks.job.js';
import { TractionController } from './traction.controller.js';
import { TractionRepository } from './traction.repository.js';
import { TractionService } from './traction.service.js';

/** How AI models are played week by week. */
@Module({
  imports: [ModelsModule, ScoresModule],
  controllers: [TractionController],
  providers: [TractionService, TractionRepository, CountWeeksJob],
})
export class TractionModule {}
