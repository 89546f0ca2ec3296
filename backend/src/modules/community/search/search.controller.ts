import { FOUND_OF_EACH, foundSchema, type Found } from '@gamegeek/contracts/search/search.schemas.js';
import { Controller, Get, Query } from '@nestjs/common';
import { QuickSearchDto } from '@gamegeek/contracts/search/quick-search.dto.js';
import { Costs } from '../../../core/limits/costs.js';
import { PlayerFinderRepository } from '../../auth/accounts/player-finder.repository.js';
import { GameFinder } from '../../games/browsing/game-finder.repository.js';
import { ModelFinder } from '../../models/browsing/model-finder.repository.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** Quick search: games, AI models and players in one response, the same for every visitor. */
@Controller('search')
export class SearchController {
  constructor(
    private readonly games: GameFinder,
    private readonly models: ModelFinder,
    private readonly players: PlayerFinderRepository,
  ) {}

  @Get()
  @Costs(3)
  @Endpoint({ summary: 'Games, AI models and players by name', query: QuickSearchDto, answers: [200, foundSchema] })
  async find(@Query() { q }: QuickSearchDto): Promise<Found> {
    const [games, models, players] = await Promise.all([
      this.games.find(q, FOUND_OF_EACH),
      this.models.find(q, FOUND_OF_EACH),
      this.players.find(q, FOUND_OF_EACH),
    ]);
    return { games, models, players };
  }
}
