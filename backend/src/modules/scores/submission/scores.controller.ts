import type { IncomingMessage, ServerResponse } from 'node:http';
import { Controller, Inject, Post, Req, Res, type OnModuleInit } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { batchAnswerSchema, scoreAnswerSchema, type BatchAnswer } from '@gamegeek/contracts/scores/batch.schemas.js';
import type { PlayedScore, SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import type { Request, Response } from 'express';
import { SubmitScoreBatchDto } from '@gamegeek/contracts/scores/submit-score-batch.dto.js';
import { BatchedScoreDto, SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { FastAnswers } from '../../../core/http/fast-lane/fast-answers.service.js';
import { FastLane, readBody } from '../../../core/http/fast-lane/fast-lane.service.js';
import { jsonReader, parseJson } from '../../../core/http/input/json-body.js';
import { callerOf } from '../../auth/sessions/caller.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { ScoreRequest } from './score-request.js';
import { ScoreRequests } from './score-requests.service.js';

/** With the key in the header. A round and details are for play tokens only. */
const EXAMPLE = { gameId: 7, score: 1240 };

const readScore = jsonReader(HTTP_LIMITS.bodyBytes);
const readBatch = jsonReader(HTTP_LIMITS.batchBodyBytes);

/** Read by `ScoreRequest`. */
const IDEMPOTENCY_KEY = { name: 'idempotency-key' };
const REPLAYED = 'Idempotency-Replayed';

/** Scores come in here: most single ones ahead of Express, all others through it. */
@Controller('scores')
export class ScoresController implements OnModuleInit {
  constructor(
    private readonly requests: ScoreRequests,
    private readonly lane: FastLane,
    private readonly answers: FastAnswers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.lane.add('POST /api/scores', (request, response) => this.submitAhead(request, response));
  }

  /** A score ahead of Express: as games send it, in short JSON of a declared length, by key or play token. */
  private submitAhead(head: IncomingMessage, response: ServerResponse): boolean {
    const length = Number(head.headers['content-length']);
    if (!(length > 0 && length <= HTTP_LIMITS.scoreBodyBytes) || !isPlainJson(head)) return false;
    const request = new ScoreRequest(head, this.settings.trustProxy);
    if (!this.requests.isWithoutSession(request)) return false;
    const answer = this.answers.begin(head, response, '/api/scores', true);
    readBody(head, length, (body) => {
      this.requests.submit(request, parseJson(body)).then(
        (sent) => answer.ascii(200, JSON.stringify(sent.answer), sent.replayed ? { [REPLAYED]: 'true' } : undefined),
        (error: unknown) => answer.error(error),
      );
    });
    return true;
  }

  @Post()
  @ApiHeader(IDEMPOTENCY_KEY)
  @Endpoint({
    summary: 'Sends a score',
    description:
      'The response is sent after the score is stored durably. The key is sent in the body or in the Authorization header; signed-in browsers need none. A play token is sent in the Authorization header. `rank` is null while ranks are unavailable. A held score has `status: held` and a `reason`.',
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
    forGames: true,
  })
  async submit(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmittedScore | PlayedScore> {
    const { answer, replayed } = await this.requests.receiveScore(this.describe(request), () =>
      readScore(request, response),
    );
    if (replayed) response.setHeader(REPLAYED, 'true');
    return answer;
  }

  @Post('batch')
  @ApiHeader(IDEMPOTENCY_KEY)
  @Endpoint({
    summary: 'Sends up to 500 scores',
    description:
      'Each score is accepted or refused independently; the results are in the order of the scores. `personalBest` is as of each score; `rank` may include later ones. The Idempotency-Key header is the key of the whole batch: a repeat gets the same results, even if a game was hidden since. A held score has the status 202.',
    withKey: true,
    items: { scores: BatchedScoreDto },
    body: SubmitScoreBatchDto,
    example: { scores: [{ ...EXAMPLE, idempotencyKey: 'run-4711' }] },
    answers: [200, batchAnswerSchema],
    errors: ['unauthorized', 'api_key_invalid', 'idempotency_mismatch', 'rate_limited', 'unavailable'],
    forGames: true,
  })
  async submitBatch(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<BatchAnswer> {
    const { results, replayed } = await this.requests.receiveBatch(this.describe(request), () =>
      readBatch(request, response),
    );
    if (replayed) response.setHeader(REPLAYED, 'true');
    return { results };
  }

  private describe(request: Request): ScoreRequest {
    return new ScoreRequest(request, this.settings.trustProxy, callerOf(request));
  }
}

/** Express knows other types and spellings, and refuses compressed bodies. */
const isPlainJson = ({ headers, url }: IncomingMessage): boolean =>
  headers['content-type'] === 'application/json' && headers['content-encoding'] === undefined && !url?.includes('?');
