import { rankHistorySchema, type RankHistory } from '@gamegeek/contracts/scores/rank-history.schemas.js';
import { RankHistoryDto } from '@gamegeek/contracts/scores/rank-history.dto.js';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { notFound } from '../../../core/errors/app-error.js';
import { Costs } from '../../../core/limits/costs.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { BoardDirectory } from '../../games/directory/board-directory.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { gameNotPlayable } from '../../games/directory/games.errors.js';
import { RankSets } from '../ranks/rank-sets.store.js';
import { spanId } from '../shared/board.js';
import { RankDaysRepository } from './rank-days.repository.js';

/** How the rank of a player has changed. */
@Controller('users/:username/ranks')
export class RankHistoryController {
  constructor(
    private readonly users: PublicUsersRepository,
    private readonly games: GameDirectory,
    private readonly boards: BoardDirectory,
    private readonly history: RankDaysRepository,
    private readonly ranks: RankSets,
    private readonly clock: DatabaseClock,
  ) {}

  @Get()
  @Costs(2)
  @Endpoint({
    summary: 'How the rank of a player on a board of all time has changed, day by day',
    description: 'Counted every hour for the first thousand players of a board, and kept for 90 days.',
    query: RankHistoryDto,
    answers: [200, rankHistorySchema],
    errors: ['not_found'],
  })
  @Header('Cache-Control', 'public, max-age=5')
  async show(@Param('username') username: string, @Query() { gameId, board }: RankHistoryDto): Promise<RankHistory> {
    const user = await this.users.named(username);
    if (!user) throw notFound('This player');
    if (!(await this.games.isPlayable(gameId))) throw gameNotPlayable();
    const { id } = await this.boards.find(gameId, board);
    const span = spanId({ board: id, period: 'all' });
    const [days, [rank]] = await Promise.all([
      this.history.days(user.id, id),
      this.ranks.ranksOf([{ board: span, userId: user.id }]).catch(() => []),
    ]);
    if (typeof rank !== 'number') return { gameId, board, days };
    const today = { day: this.clock.starts.day, rank };
    return { gameId, board, days: [...days.filter(({ day }) => day < today.day), today] };
  }
}
