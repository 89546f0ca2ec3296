import { Injectable } from '@nestjs/common';
import { TRENDING_SHOWN, type TrendingShown } from '@gamegeek/contracts/trending/trending.schemas.js';
import { GameListsRepository, presentTrendingGame } from '../../games/index.js';
import { PlayingNowService } from '../activity/index.js';
import { TrendingRepository } from './trending.repository.js';

@Injectable()
export class TrendingService {
  constructor(
    private readonly trending: TrendingRepository,
    private readonly games: GameListsRepository,
    private readonly playing: PlayingNowService,
  ) {}

  /** Returns the state of the live topic. */
  async snapshot(): Promise<TrendingShown> {
    const rows = await this.games.trending({ offset: 0, limit: TRENDING_SHOWN });
    const games = rows.map(async (row) => ({
      ...presentTrendingGame(row),
      playingNow: await this.playing.in(row.id),
    }));
    const listed = await this.trending.countListed();
    return { games: await Promise.all(games), listed };
  }
}
