import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { ChampionshipsPersonalData } from './championships.personal-data.js';
import { ChampionshipsRepository } from './championships.repository.js';
import { FinalizeWeekJob } from './finalize-week.job.js';
import { OwnChampionshipsController } from './own-championships.controller.js';
import { WeekPageService } from './week-page.service.js';
import { WeeksController } from './weeks.controller.js';
import { WeeksRepository } from './weeks.repository.js';
import { WeeksService } from './weeks.service.js';

/** Finished weeks and their champions. */
@Module({
  imports: [AuthModule],
  controllers: [WeeksController, OwnChampionshipsController],
  providers: [
    FinalizeWeekJob,
    WeeksRepository,
    WeeksService,
    WeekPageService,
    ChampionshipsRepository,
    ChampionshipsPersonalData,
  ],
  exports: [ChampionshipsRepository],
})
export class WeeksModule {}
