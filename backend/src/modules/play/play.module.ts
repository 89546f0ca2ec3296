import { Module } from '@nestjs/common';
import { ConnectedGamesModule } from './connected-games/index.js';
import { ConnectsModule } from './connects/index.js';
import { GuestsModule } from './guests/index.js';
import { LaunchesModule } from './launches/index.js';
import { ProofsModule } from './proofs/index.js';
import { RoundsModule } from './rounds/index.js';
import { PlayScoresModule } from './scores/index.js';
import { PlaySessionsModule } from './sessions/index.js';
import { PlayTokensModule } from './tokens/index.js';

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
