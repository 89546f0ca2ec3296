import { submittedScoreSchema, type SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { TestScoreDto } from '@gamegeek/contracts/studio/test-score.dto.js';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { AppError } from '../../../core/errors/app-error.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { CallLog } from '../../games/calls/call-log.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { ScoresService } from '../../scores/submission/scores.service.js';

const listed = () =>
  new AppError(
    'conflict',
    'This game is listed, and every score is on its public board. Send one with POST /api/scores.',
  );

/** Lets makers see what happens to a score. */
@Controller('games/:id/test-scores')
export class TestScoresController {
  constructor(
    private readonly games: GameDirectory,
    private readonly scores: ScoresService,
    private readonly calls: CallLog,
  ) {}

  @Post()
  @HttpCode(200)
  @Endpoint({
    summary: 'Sends a test score to a game that is not listed',
    description:
      'By its makers, whatever scores the game accepts. Only its makers and testers see it, and it appears in the call log (`studio:{id}`).',
    body: TestScoreDto,
    answers: [200, submittedScoreSchema],
    errors: ['not_found', 'conflict', 'out_of_range', 'blocked', 'unavailable'],
    caller: 'session',
  })
  async send(
    @Param('id', IdPipe) gameId: number,
    @Body() { score }: TestScoreDto,
    @CurrentUser() { userId, username }: SessionOwner,
  ): Promise<SubmittedScore> {
    const sent = await this.calls.follow({ gameId, kind: 'score', way: 'session', userId, score }, async () => {
      if (await this.games.isPlayable(gameId)) throw listed();
      return this.scores.submitTest({ userId, username }, { gameId, score });
    });
    return sent.answer;
  }
}
