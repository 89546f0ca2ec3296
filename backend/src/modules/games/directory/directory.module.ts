import { Module } from '@nestjs/common';
import { GameDirectory } from './game-directory.service.js';
import { GamesRepository } from './games.repository.js';

/** Which games accept scores and by which rules, and who may see and change them. */
@Module({
  providers: [GameDirectory, GamesRepository],
  exports: [GameDirectory, GamesRepository],
})
export class DirectoryModule {}
