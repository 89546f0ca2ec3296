import { Module } from '@nestjs/common';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { BoardPage } from './board-page.service.js';
import { CardPainter } from './card-painter.service.js';
import { SocialCardsController } from './social-cards.controller.js';
import { SocialCards } from './social-cards.service.js';

/** Preview images of links to games, with the leaders of their boards. */
@Module({
  imports: [GamesModule, ScoresModule],
  controllers: [SocialCardsController],
  providers: [SocialCards, CardPainter, BoardPage],
})
export class SocialCardsModule {}
