import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ModelsModule } from '../models/index.js';
import { BestMatches } from './browsing/best-matches.js';
import { GameAccess } from './browsing/game-access.service.js';
import { GameCounts } from './browsing/game-counts.js';
import { GameFinder } from './browsing/game-finder.js';
import { GameLists } from './browsing/game-lists.js';
import { GamePage } from './browsing/game-page.js';
import { GameReader } from './browsing/game-reader.js';
import { GameSearch } from './browsing/game-search.js';
import { GamesController } from './browsing/games.controller.js';
import { GamesService } from './browsing/games.service.js';
import { VersionGamesController } from './browsing/version-games.controller.js';
import { GameBlocks } from './blocks/game-blocks.service.js';
import { GameBlocksController } from './blocks/game-blocks.controller.js';
import { GameDirectory } from './game-directory.js';
import { GamesPersonalData } from './games.personal-data.js';
import { LaunchController } from './launch/launch.controller.js';
import { LaunchPlaces } from './launch/launch-places.js';
import { LaunchTopicDefinition } from './launch/launch.topic.js';
import { GameModeration } from './making/game-moderation.service.js';
import { GameMakingController } from './making/game-making.controller.js';
import { GameMaking } from './making/game-making.js';
import { OwnGamesController } from './making/own-games.controller.js';

@Module({
  imports: [AuthModule, ModelsModule],
  controllers: [
    GamesController,
    VersionGamesController,
    GameMakingController,
    OwnGamesController,
    LaunchController,
    GameBlocksController,
  ],
  providers: [
    GameDirectory,
    GameBlocks,
    BestMatches,
    GameAccess,
    GameCounts,
    GameFinder,
    GameModeration,
    GameLists,
    GameMaking,
    GamePage,
    GameReader,
    GameSearch,
    GamesPersonalData,
    GamesService,
    LaunchPlaces,
    LaunchTopicDefinition,
  ],
  exports: [GameAccess, GameDirectory, GameFinder, GameModeration, GamesService],
})
export class GamesModule {}
