import { Module } from '@nestjs/common';
import { AuthoringModule } from './authoring/authoring.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { BrowsingModule } from './browsing/browsing.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { LaunchPromotionModule } from './launch-promotion/launch-promotion.module.js';

@Module({
  imports: [DirectoryModule, BrowsingModule, AuthoringModule, LaunchPromotionModule, BlocksModule],
  exports: [DirectoryModule, BrowsingModule, AuthoringModule, BlocksModule],
})
export class GamesModule {}
