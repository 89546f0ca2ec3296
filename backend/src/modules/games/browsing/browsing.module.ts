import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { BestMatchesRepository } from './best-matches.repository.js';
import { GameCountsRepository } from './game-counts.repository.js';
import { GameFinder } from './game-finder.repository.js';
import { GameListsRepository } from './game-lists.repository.js';
import { GamePageService } from './game-page.service.js';
import { GameReaderRepository } from './game-reader.repository.js';
import { GameSearchRepository } from './game-search.repository.js';
import { GamesController } from './games.controller.js';
import { GamesService } from './games.service.js';
import { VersionGamesController } from './version-games.controller.js';

/** Lists, search and pages of games. */
@Module({
  imports: [AuthModule, ModelsModule, DirectoryModule],
  controllers: [GamesController, VersionGamesController],
  providers: [
    GamesService,
    GameReaderRepository,
    GameListsRepository,
    GameCountsRepository,
    GameSearchRepository,
    BestMatchesRepository,
    GameFinder,
    GamePageService,
  ],
  exports: [GamesService, GameListsRepository, GameReaderRepository, GameFinder],
})
export class BrowsingModule {}
