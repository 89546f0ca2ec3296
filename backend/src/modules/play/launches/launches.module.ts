import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { GuestsModule } from '../guests/guests.module.js';
import { GuestLaunchesController } from './guest-launches.controller.js';
import { LaunchTickets } from './launch-tickets.service.js';
import { LaunchesController } from './launches.controller.js';
import { Launches } from './launches.service.js';

/** Launches of games, and the tickets that start a play session. */
@Module({
  imports: [AuthModule, GamesModule, GuestsModule],
  controllers: [LaunchesController, GuestLaunchesController],
  providers: [Launches, LaunchTickets],
  exports: [LaunchTickets],
})
export class LaunchesModule {}
