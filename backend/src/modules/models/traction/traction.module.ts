import { Module } from '@nestjs/common';
import { ScoresModule } from '../../scores/index.js';
import { ModelBrowsingModule } from '../browsing/index.js';
import { CountWeeksJob } from './count-weeks.job.js';
import { TractionController } from './traction.controller.js';
import { TractionRepository } from './traction.repository.js';
import { TractionService } from './traction.service.js';

/** How AI models are played week by week. `ModelsModule` does not import it, because it counts scores, which come later. */
@Module({
  imports: [ModelBrowsingModule, ScoresModule],
  controllers: [TractionController],
  providers: [TractionService, TractionRepository, CountWeeksJob],
})
export class TractionModule {}
