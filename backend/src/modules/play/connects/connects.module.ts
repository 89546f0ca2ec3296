import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { GuestsModule } from '../guests/guests.module.js';
import { LaunchesModule } from '../launches/launches.module.js';
import { ConnectSecrets } from './connect-secrets.service.js';
import { ConnectsController } from './connects.controller.js';
import { ConnectsPersonalData } from './connects.personal-data.js';
import { ConnectsRepository } from './connects.repository.js';
import { Connects } from './connects.service.js';
import { ForgetConnectsJob } from './forget-connects.job.js';

/** Codes that connect games outside the site with an account. */
@Module({
  imports: [AuthModule, GamesModule, GuestsModule, LaunchesModule],
  controllers: [ConnectsController],
  providers: [Connects, ConnectsRepository, ConnectSecrets, ConnectsPersonalData, ForgetConnectsJob],
})
export class ConnectsModule {}
