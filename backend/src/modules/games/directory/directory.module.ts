import { Module } from '@nestjs/common';
import { GameDirectory } from './game-directory.service.js';

/** Which games can be played, by what rules, and who may see and change them. */
@Module({
  providers: [GameDirectory],
  exports: [GameDirectory],
})
export class DirectoryModule {}
