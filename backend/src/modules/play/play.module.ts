import { Module } from '@nestjs/common';
import { ConnectedGamesModule } from './connected-games/connected-games.module.js';
import { ConnectsModule } from './connects/connects.module.js';
import { GuestsModule } from './guests/guests.module.js';
import { LaunchesModule } from './launches/launches.module.js';
import { ProofsModule } from './proofs/proofs.module.js';
import { RoundsModule } from './rounds/rounds.module.js';
import { PlayScoresModule } from './scores/scores.module.js';
import { PlaySessionsModule } from './sessions/sessions.module.js';
import { PlayTokensModule } from './tokens/tokens.module.js';

@Module({
  imports: [
    PlayTokensModule,
    GuestsModule,
    LaunchesModule,
    ConnectedGamesModule,
    PlaySessionsModule,
    RoundsModule,
    ProofsModule,
    PlayScoresModule,
    ConnectsModule,
  ],
})
export class PlayModule {}
