import { Injectable } from '@nestjs/common';
import type { GameStatsDto } from '@gamegeek/contracts/game-stats/game-stats.dto.js';
import { DEFAULT_STATS_DAYS, MAX_STATS_DAYS, type GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { forbidden, notFound, validationFailed } from '../../../core/errors/app-error.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { mayChange } from '../../games/directory/game.policy.js';
import { GamesRepository } from '../../games/directory/games.repository.js';
import { GameStatsRepository } from './game-stats.repository.js';

const DAY_MS = 86_400_000;

/** The days of a game, for its makers and admins. */
@Injectable()
export class GameStats {
  constructor(
    private readonly games: GamesRepository,
    private readonly stats: GameStatsRepository,
    private readonly clock: DatabaseClock,
  ) {}

  async days(id: number, range: Pick<GameStatsDto, 'from' | 'to'>, caller: SessionOwner): Promise<GameDay[]> {
    const game = await this.games.findVisible(id, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the makers of a game see its figures.');
    const { from, to } = this.rangeOf(range);
    return this.stats.days(id, from, to);
  }

  private rangeOf({ from, to = dayOf(this.clock.now()) }: Pick<GameStatsDto, 'from' | 'to'>) {
    const last = Date.parse(to);
    const first = from === undefined ? last - (DEFAULT_STATS_DAYS - 1) * DAY_MS : Date.parse(from);
    if (first > last) throw validationFailed({ from: ['from must not be after to'] });
    if (last - first >= MAX_STATS_DAYS * DAY_MS) {
      throw validationFailed({ from: [`Ask for at most ${MAX_STATS_DAYS} days`] });
    }
    return { from: dayOf(first), to };
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
