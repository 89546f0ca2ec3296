import { batchAnswerSchema, scoreAnswerSchema, type BatchAnswer } from '@gamegeek/contracts/scores/batch.schemas.js';
import type { PlayedScore, SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SubmitScoreBatchDto } from '@gamegeek/contracts/scores/submit-score-batch.dto.js';
import { BatchedScoreDto, SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import { needsPlayToken } from './submission.errors.js';
import { ScoresService } from './scores.service.js';
import { ScoreSenders } from './score-senders.service.js';
import { ScoringPlayer } from './scoring-player.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** With the key in the header. A round and details are for play tokens only. */
const EXAMPLE = { gameId: 7, score: 1240 };

@Controller('scores')
export class ScoresController {
  constructor(
    private readonly player: ScoringPlayer,
    private readonly senders: ScoreSenders,
    private readonly scores: ScoresService,
  ) {}

  /** Accepts one score. `scores-fast-lane.service.ts` answers the common case before Express. */
  @Post()
  @Endpoint({
    summary: 'Sends a score',
    description:
      'The response is sent after the score is stored durably. The key is sent in the body or in the Authorization header; signed-in browsers need none. A play token is sent in the Authorization header. `rank` is null while ranks are unavailable.',
    withKey: true,
    body: SubmitScoreDto,
    example: EXAMPLE,
    answers: [200, scoreAnswerSchema],
    errors: [
      'unauthorized',
      'api_key_invalid',
      'play_token_invalid',
      'play_token_expired',
      'session_over',
      'wrong_game',
      'plays_only',
      'not_your_key',
      'blocked',
      'out_of_range',
      'too_fast',
      'round_required',
      'round_invalid',
      'not_reproduced',
      'not_found',
      'idempotency_mismatch',
      'rate_limited',
      'unavailable',
    ],
  })
  async submit(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() { apiKey, round, details, ...scored }: SubmitScoreDto,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<SubmittedScore | PlayedScore> {
    const credential = bearerOf(request);
    const sender = apiKey === undefined ? this.senders.of(credential) : undefined;
    if (sender && credential !== undefined) {
      const address = () => addressKey(request.ip);
      const sent = { ...scored, round, details };
      const { answer, replayed } = await sender.send({ credential, sent, idempotencyKey, address });
      if (replayed) response.setHeader('Idempotency-Replayed', 'true');
      return answer;
    }
    assertNoPlayProperties({ round, details });
    const player = await this.player.of(request, apiKey);
    const { submitted, replayed } = await this.scores.submit(player, scored, idempotencyKey);
    if (replayed) response.setHeader('Idempotency-Replayed', 'true');
    return submitted;
  }

  @Post('batch')
  @Endpoint({
    summary: 'Sends up to 500 scores',
    description:
      'Each score is accepted or refused independently; the results are in the order of the scores. `personalBest` is as of each score; `rank` may include later ones. The Idempotency-Key header is the key of the whole batch: a repeat gets the same results, even if a game was hidden since.',
    withKey: true,
    items: { scores: BatchedScoreDto },
    body: SubmitScoreBatchDto,
    example: { scores: [{ ...EXAMPLE, idempotencyKey: 'run-4711' }] },
    answers: [200, batchAnswerSchema],
    errors: ['unauthorized', 'api_key_invalid', 'idempotency_mismatch', 'rate_limited', 'unavailable'],
  })
  async submitBatch(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() { apiKey, scores }: SubmitScoreBatchDto,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<BatchAnswer> {
    const player = await this.player.of(request, apiKey);
    const { results, replayed } = await this.scores.submitBatch(player, scores, idempotencyKey);
    if (replayed) response.setHeader('Idempotency-Replayed', 'true');
    return { results };
  }
}

/** Rounds and details need a play token; with an API key they would be ignored silently. */
function assertNoPlayProperties(play: Pick<SubmitScoreDto, 'round' | 'details'>): void {
  const given = (['round', 'details'] as const).filter((name) => play[name] !== undefined && play[name] !== null);
  if (given.length > 0) throw needsPlayToken(given);
}
