import { ownStudioSchema, type OwnStudio } from '@gamegeek/contracts/studio/studio.schemas.js';
import { Controller, Get } from '@nestjs/common';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GameListsRepository } from '../../games/browsing/game-lists.repository.js';
import { PlayingNowService } from '../activity/playing-now.service.js';
import { OwnStudioRepository } from './own-studio.repository.js';

@Controller('user/studio')
export class OwnStudioController {
  constructor(
    private readonly games: GameListsRepository,
    private readonly repository: OwnStudioRepository,
    private readonly playing: PlayingNowService,
  ) {}

  @Get()
  @Endpoint({
    summary: 'How the games of the user do, and which ones are offered to the user',
    description:
      'Figures for each game of `GET /api/user/created-games`; scores of drafts and hidden games do not count.',
    answers: [200, ownStudioSchema],
    caller: 'session',
  })
  async read(@CurrentUser() { userId }: SessionOwner): Promise<OwnStudio> {
    const made = await this.games.madeBy(userId);
    const [activity, offers] = await Promise.all([
      this.repository.activity(made.map(({ id }) => id)),
      this.repository.offers(userId),
    ]);
    const games = activity.map(async ({ gameId, playsToday, scores, lastAt }) => ({
      game_id: gameId,
      playing_now: await this.playing.in(gameId),
      plays_today: playsToday,
      scores_this_week: scores,
      last_score_at: lastAt?.toISOString() ?? null,
    }));
    return { games: await Promise.all(games), offers };
  }
}
