import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { GameBlocksController } from './game-blocks.controller.js';
import { GameBlocksRepository } from './game-blocks.repository.js';
import { GameBlocks } from './game-blocks.service.js';

/** Players who are blocked from a game by its creator. */
@Module({
  imports: [AuthModule, DirectoryModule],
  controllers: [GameBlocksController],
  providers: [GameBlocks, GameBlocksRepository],
  exports: [GameBlocks],
})
export class BlocksModule {}
