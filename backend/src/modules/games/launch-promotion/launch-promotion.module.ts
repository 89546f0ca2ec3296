import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { LaunchPlacesRepository } from './launch-places.repository.js';
import { LaunchPromotionController } from './launch-promotion.controller.js';
import { LaunchPromotionPersonalData } from './launch-promotion.personal-data.js';
import { LaunchPromotionTopicDefinition } from './launch-promotion.topic.js';

/** The launch promotion for the first fifty developers. */
@Module({
  imports: [AuthModule],
  controllers: [LaunchPromotionController],
  providers: [LaunchPlacesRepository, LaunchPromotionTopicDefinition, LaunchPromotionPersonalData],
  exports: [LaunchPlacesRepository],
})
export class LaunchPromotionModule {}
