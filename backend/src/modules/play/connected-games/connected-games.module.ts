import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { PlayTokensModule } from '../tokens/tokens.module.js';
import { ConnectedGamesPersonalData } from './connected-games.personal-data.js';
import { ConnectedGamesRepository } from './connected-games.repository.js';
import { ConnectedGames } from './connected-games.service.js';
import { ForgetConnectedGamesJob } from './forget-connected-games.job.js';

/** Games outside browsers that players have connected by code. */
@Module({
  imports: [AuthModule, PlayTokensModule],
  providers: [ConnectedGames, ConnectedGamesRepository, ConnectedGamesPersonalData, ForgetConnectedGamesJob],
  exports: [ConnectedGames],
})
export class ConnectedGamesModule {}
