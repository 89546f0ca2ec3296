import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { requestAddress } from '../../../core/http/request/client-address.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import { FastAnswers, type FastAnswer } from '../../../core/http/fast-lane/fast-answers.service.js';
import { openFastLane, peekBody, type Verdict } from '../../../core/http/fast-lane/fast-lane.js';
import { AppError } from '../../../core/errors/app-error.js';
import { EarlyRefusals } from '../../../core/limits/early-refusals.service.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import { ApiKeys } from '../../auth/api-keys/api-keys.service.js';
import { isApiKeyFormat } from '../../auth/shared/api-key-format.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { LeaderboardFastRoute } from '../boards/leaderboard-fast-route.service.js';
import { isPlainSubmission, type PlainSubmission } from './plain-submission.js';
import { ScoreSenders, type ScoreSender } from './score-senders.service.js';
import { ScoresService, type Player } from './scores.service.js';

/** Headers that Express handles: sessions, 100-continue, and compressed bodies, which it refuses. */
const UNUSUAL = ['cookie', 'expect', 'content-encoding'];

/**
 * `POST /api/scores` as games send it: JSON with a content length, a valid API key and a playable game. All other
 * requests go to the controller.
 */
@Injectable()
export class ScoresFastLane implements OnApplicationBootstrap {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly answers: FastAnswers,
    private readonly keys: ApiKeys,
    private readonly games: GameDirectory,
    private readonly scores: ScoresService,
    private readonly senders: ScoreSenders,
    private readonly leaderboard: LeaderboardFastRoute,
    private readonly limits: RateLimits,
    private readonly visitors: VisitorLimits,
    private readonly refusals: EarlyRefusals,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    const server: Server = this.adapter.httpAdapter.getHttpServer() as Server;
    openFastLane(
      server,
      new Map([
        ['POST /api/scores', (request, response, pass) => this.submit(request, response, pass)],
        ['GET /api/leaderboard', (request, response) => this.leaderboard.answer(request, response)],
      ]),
      this.refusals.refuse,
    );
  }

  private submit(request: IncomingMessage, response: ServerResponse, pass: () => void): boolean {
    const { headers } = request;
    const length = Number(headers['content-length']);
    const unusual = UNUSUAL.some((name) => headers[name] !== undefined) || request.url?.includes('?');
    if (unusual || headers['content-type'] !== 'application/json') return false;
    if (!(length > 0 && length <= HTTP_LIMITS.scoreBodyBytes)) return false;
    const answer = this.answers.begin(request, response, '/api/scores', true);
    peekBody(request, length, (body) => this.inspect(request, body, answer), pass);
    return true;
  }

  private inspect(request: IncomingMessage, body: Buffer, answer: FastAnswer): Verdict {
    const submission = parse(body);
    const key = submission?.apiKey ?? bearerOf(request);
    if (!submission || key === undefined) {
      const refusal = this.refusalWithoutKey(request, body);
      return refusal ? refuse(refusal, answer) : 'pass';
    }
    const sender = submission.apiKey === undefined ? this.senders.of(key) : undefined;
    if (sender) {
      this.sendBy(sender, key, submission, request, answer);
      return 'taken';
    }
    if (submission.round !== undefined) return 'pass';
    const player = this.keys.cached(key);
    if (!player && !isApiKeyFormat(key)) return 'pass';
    const playable = this.games.cachedPlayable(submission.gameId);
    // Loaded once, then looked up again; a key or game that is still unknown does not exist.
    if (!player) {
      const refusal = this.refusalOfUnknownKey(request);
      return refusal ? refuse(refusal, answer) : this.load(request, key, submission.gameId);
    }
    if (playable === undefined) return this.games.isPlayable(submission.gameId);
    if (!playable) return 'pass';
    this.submitAs(player, submission, request.headers['idempotency-key'], answer);
    return 'taken';
  }

  /** The controller would refuse the same, for far more: known from memory, so that a flood of them costs little. */
  private refusalOfUnknownKey(request: IncomingMessage): AppError | undefined {
    const address = requestAddress(request, this.settings.trustProxy);
    return this.limits.refusal('wrongApiKey', address) ?? this.visitors.refusal(address);
  }

  /** The same for bodies that are no plain score. One with a known key has to be answered behind a busy address. */
  private refusalWithoutKey(request: IncomingMessage, body: Buffer): AppError | undefined {
    if (request.headers.authorization !== undefined) return undefined;
    const refusal = this.visitors.refusal(requestAddress(request, this.settings.trustProxy));
    return refusal && !this.hasKnownKey(body) ? refusal : undefined;
  }

  private hasKnownKey(body: Buffer): boolean {
    try {
      const { apiKey } = (JSON.parse(body.toString()) ?? {}) as { apiKey?: unknown };
      return typeof apiKey === 'string' && this.keys.cached(apiKey) !== undefined;
    } catch {
      return false;
    }
  }

  /** Throws for addresses past a limit; the controller answers these requests and counts wrong keys. */
  private async load(request: IncomingMessage, key: string, gameId: number): Promise<void> {
    const address = requestAddress(request, this.settings.trustProxy);
    await this.limits.check('wrongApiKey', address);
    await this.visitors.lookUp(address, () => Promise.all([this.keys.resolve(key), this.games.isPlayable(gameId)]));
  }

  private sendBy(
    sender: ScoreSender,
    credential: string,
    { gameId, score, round }: PlainSubmission,
    request: IncomingMessage,
    answer: FastAnswer,
  ): void {
    const address = () => requestAddress(request, this.settings.trustProxy);
    const idempotencyKey = firstOf(request.headers['idempotency-key']);
    sender.send({ credential, sent: { gameId, score, round }, idempotencyKey, address }).then(
      (sent) => answer.ascii(200, JSON.stringify(sent.answer), sent.replayed ? REPLAYED : undefined),
      (error: unknown) => void this.refuseSent(error, () => sender.isLive(credential), address(), answer),
    );
  }

  /** Scores by a live credential have a separate limit; requests with any other are charged to the address. */
  private async refuseSent(
    error: unknown,
    isLive: () => Promise<boolean>,
    address: string,
    answer: FastAnswer,
  ): Promise<void> {
    const isOurFault = !(error instanceof AppError) || error.status >= 500;
    try {
      if (!isOurFault && !(await isLive())) await this.visitors.charge(address);
      answer.error(error);
    } catch (refusal) {
      answer.error(refusal);
    }
  }

  private submitAs(
    player: Player,
    submission: PlainSubmission,
    idempotencyKey: string | string[] | undefined,
    answer: FastAnswer,
  ): void {
    this.scores.submit(player, submission, firstOf(idempotencyKey)).then(
      ({ submitted, replayed }) => answer.ascii(200, JSON.stringify(submitted), replayed ? REPLAYED : undefined),
      (error: unknown) => answer.error(error),
    );
  }
}

function refuse(refusal: AppError, answer: FastAnswer): Verdict {
  answer.error(refusal);
  return 'taken';
}

const REPLAYED = { 'Idempotency-Replayed': 'true' };

const firstOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

function parse(body: Buffer): PlainSubmission | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return isPlainSubmission(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
