import { Module } from '@nestjs/common';
import { GamesModule } from '../games/index.js';
import { ScoresModule } from '../scores/index.js';
import { GameTopicDefinition } from './live/game.topic.js';
import { MeTopicDefinition } from './live/me.topic.js';

@Module({ imports: [GamesModule, ScoresModule], providers: [GameTopicDefinition, MeTopicDefinition] })
export class CommunityModule {}
