import {
  boardSpreadSchema,
  SPREAD_BARS,
  SPREAD_SHARES,
  type BoardSpread,
} from '@gamegeek/contracts/boards/spread.schemas.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { unavailable } from '../../../core/errors/app-error.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { Costs } from '../../../core/limits/costs.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { BoardDirectory } from '../../games/directory/board-directory.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { gameNotPlayable } from '../../games/directory/games.errors.js';
import { RankSets, READY_KEY, rankKey } from '../ranks/rank-sets.store.js';
import { spanId } from '../shared/board.js';
import { formatOf } from '../shared/board-values.js';
import { SPREAD } from './spread.lua.js';

/** How the bests of a board are spread, from its rank set. */
@Controller('games/:id/boards/:slug/spread')
export class SpreadController {
  constructor(
    private readonly games: GameDirectory,
    private readonly boards: BoardDirectory,
    private readonly ranks: RankSets,
  ) {}

  @Get()
  @Costs(2)
  @Endpoint({
    summary: 'How the bests of all players of a board are spread',
    description:
      'Of all time: what the best 1, 10, 25, 50 and 75 percent of the players have reached, and a histogram of up to 20 bars.',
    answers: [200, boardSpreadSchema],
    errors: ['not_found', 'unavailable'],
  })
  @Header('Cache-Control', 'public, max-age=60')
  async show(@Param('id', IdPipe) gameId: number, @Param('slug') slug: string): Promise<BoardSpread> {
    if (!(await this.games.isPlayable(gameId))) throw gameNotPlayable();
    const board = await this.boards.find(gameId, slug);
    const keys = [READY_KEY, rankKey(spanId({ board: board.id, period: 'all' }))];
    const reply = await this.ranks.evaluate(SPREAD, keys, [SPREAD_BARS, ...SPREAD_SHARES].map(String));
    const [players, ...found] = Array.isArray(reply) ? reply.map(Number) : [];
    if (players === undefined) throw unavailable();
    const shares = SPREAD_SHARES.flatMap((share, at) => {
      const score = found[at];
      return score === undefined ? [] : [{ share, value: toValue(board, score) }];
    });
    const [width = 1, ...rest] = found.slice(SPREAD_SHARES.length);
    const starts = rest.slice(0, rest.length / 2);
    const [highest = 0] = found;
    const bars = starts.map((start, at) => {
      const ends = [start, Math.min(start + width - 1, highest)].map((score) => toValue(board, score));
      return { from: Math.min(...ends), to: Math.max(...ends), players: rest[starts.length + at] ?? 0 };
    });
    return { gameId, board: slug, ...formatOf(board), players, shares, bars };
  }
}
