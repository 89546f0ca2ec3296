import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { TRENDING_GAMES } from '@gamegeek/contracts/games/trending.js';
import { TRENDING_SHOWN, type TrendingShown } from '@gamegeek/contracts/games/trending.types.js';
import { GamesService, presentTrendingGame } from '../../games/index.js';
import { PlayingNowService } from '../activity/index.js';

const LISTED = `SELECT count(*)::int AS listed FROM (SELECT 1 FROM games WHERE active LIMIT ${TRENDING_GAMES}) AS enough`;

/** What open pages show of what is played more and more. */
@Injectable()
export class TrendingGames {
  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesService,
    private readonly playing: PlayingNowService,
  ) {}

  async shown(): Promise<TrendingShown> {
    const rows = await this.games.trending({ offset: 0, limit: TRENDING_SHOWN });
    const games = rows.map(async (row) => ({
      ...presentTrendingGame(row),
      playingNow: await this.playing.in(row.id),
    }));
    const [count] = await this.em.fork().execute<{ listed: number }[]>(LISTED);
    return { games: await Promise.all(games), listed: count?.listed ?? 0 };
  }
}
