import * as v from 'valibot';
import { GameStatsDto } from '@gamegeek/contracts/game-stats/game-stats.dto.js';
import { gameDaySchema, type GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { Costs } from '../../../core/limits/costs.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GameStats } from './game-stats.service.js';

/** The columns of the CSV file. */
const COLUMNS = [
  'day',
  'plays',
  'players',
  'new_players',
  'guests',
  'guests_kept',
  'd1',
  'd7',
  'median_seconds',
  'scores',
  'refused',
] as const satisfies (keyof GameDay)[];

@Controller('games/:id/stats')
export class GameStatsController {
  constructor(private readonly stats: GameStats) {}

  @Get()
  @Costs(5)
  @Endpoint({
    summary: 'What happened in a game on each day (UTC), oldest first',
    description:
      'For the makers of the game and admins. Counted every five minutes. Days that were not counted are left out. `format=csv` answers a file with one line for each day; values that are not known are empty.',
    query: GameStatsDto,
    answers: [200, v.array(gameDaySchema)],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
  })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() query: GameStatsDto,
    @CurrentUser() caller: SessionOwner,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameDay[] | string> {
    response.setHeader('Cache-Control', 'no-store');
    const days = await this.stats.days(id, query, caller);
    if (query.format === 'json') return days;
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="game-${id}-stats.csv"`,
    });
    return [COLUMNS, ...days.map((day) => COLUMNS.map((column) => day[column] ?? ''))]
      .map((line) => `${line.join(',')}\r\n`)
      .join('');
  }
}
