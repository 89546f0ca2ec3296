import { Module } from '@nestjs/common';
import { GameDirectory } from './game-directory.service.js';

/** Which games accept scores and by which rules, and who may see and change them. */
@Module({
  providers: [GameDirectory],
  exports: [GameDirectory],
})
export class DirectoryModule {}
