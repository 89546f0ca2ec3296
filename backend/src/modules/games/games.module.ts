import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ModelsModule } from '../models/index.js';
import { GameDirectory } from './game-directory.js';
import { GamesController } from './games.controller.js';
import { GamesData } from './games-data.js';
import { GamesService } from './games.service.js';
import { MadeGames } from './made-games.js';
import { VersionGamesController } from './version-games.controller.js';

@Module({
  imports: [AuthModule, ModelsModule],
  controllers: [GamesController, VersionGamesController],
  providers: [GameDirectory, GamesService, GamesData, MadeGames],
  exports: [GameDirectory, MadeGames],
})
export class GamesModule {}
