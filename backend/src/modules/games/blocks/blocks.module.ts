import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { DirectoryModule } from '../directory/index.js';
import { GameBlocksController } from './game-blocks.controller.js';
import { GameBlocks } from './game-blocks.service.js';

/** Players whom the author of a game keeps out of it. */
@Module({
  imports: [AuthModule, DirectoryModule],
  controllers: [GameBlocksController],
  providers: [GameBlocks],
})
export class BlocksModule {}
