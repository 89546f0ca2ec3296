import { Module } from '@nestjs/common';
import { AuthoringModule } from './authoring/index.js';
import { BlocksModule } from './blocks/index.js';
import { BrowsingModule } from './browsing/index.js';
import { DirectoryModule } from './directory/index.js';
import { LaunchPromotionModule } from './launch-promotion/index.js';

@Module({
  imports: [DirectoryModule, BrowsingModule, AuthoringModule, LaunchPromotionModule, BlocksModule],
  exports: [DirectoryModule, BrowsingModule, AuthoringModule, BlocksModule],
})
export class GamesModule {}
