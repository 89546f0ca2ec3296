import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { ChampionTitles } from './championships.repository.js';
import { CrownChampionsJob } from './finalize-week.job.js';
import { OwnChampionshipsController } from './own-championships.controller.js';
import { WeekPage } from './week-page.service.js';
import { WeeksController } from './weeks.controller.js';
import { WeeksRepository } from './weeks.repository.js';
import { Weeks } from './weeks.service.js';

/** Finished weeks and their champions. */
@Module({
  imports: [AuthModule],
  controllers: [WeeksController, OwnChampionshipsController],
  providers: [CrownChampionsJob, WeeksRepository, Weeks, WeekPage, ChampionTitles],
  exports: [ChampionTitles],
})
export class WeeksModule {}
