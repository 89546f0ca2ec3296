import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { BrowsingModule } from '../browsing/browsing.module.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { LaunchPromotionModule } from '../launch-promotion/launch-promotion.module.js';
import { AuthoringController } from './authoring.controller.js';
import { AuthoringPersonalData } from './authoring.personal-data.js';
import { AuthoringService } from './authoring.service.js';
import { GameModeration } from './game-moderation.service.js';
import { OwnGamesController } from './own-games.controller.js';

/** Listing, changing and hiding games. */
@Module({
  imports: [AuthModule, ModelsModule, DirectoryModule, BrowsingModule, LaunchPromotionModule],
  controllers: [AuthoringController, OwnGamesController],
  providers: [AuthoringService, GameModeration, AuthoringPersonalData],
  exports: [GameModeration],
})
export class AuthoringModule {}
