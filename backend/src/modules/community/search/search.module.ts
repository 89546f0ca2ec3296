import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { ModelsModule } from '../../models/models.module.js';
import { SearchController } from './search.controller.js';

/** Quick search over games, AI models and players; each finder belongs to the module that owns the data. */
@Module({ imports: [AuthModule, ModelsModule, GamesModule], controllers: [SearchController] })
export class SearchModule {}
