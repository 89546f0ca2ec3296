import { ownHomeSchema, type OwnHome } from '@gamegeek/contracts/home/home.schemas.js';
import { Controller, Get } from '@nestjs/common';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { RankSets } from '../../scores/ranks/rank-sets.store.js';
import { currentSpan, spanId } from '../../scores/shared/board.js';
import { HomeRepository } from './home.repository.js';

@Controller('user/home')
export class HomeController {
  constructor(
    private readonly home: HomeRepository,
    private readonly ranks: RankSets,
    private readonly clock: DatabaseClock,
  ) {}

  @Get()
  @Endpoint({
    summary: 'What happened to the user: notices, the week, and who of those they follow plays now',
    answers: [200, ownHomeSchema],
    caller: 'session',
  })
  async show(@CurrentUser() { userId }: SessionOwner): Promise<OwnHome> {
    const board = spanId(currentSpan({ board: 'global', period: 'week' }, this.clock));
    const [news, week, playing, [rank]] = await Promise.all([
      this.home.news(userId),
      this.home.week(userId),
      this.home.playing(userId),
      this.ranks.ranksOf([{ board, userId }]).catch(() => []),
    ]);
    return { news, week: { ...week, rank: rank ?? null }, playing };
  }
}
