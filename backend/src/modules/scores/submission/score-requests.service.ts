import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { BOARD_SLUG, MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import { SubmitScoreBatchDto } from '@gamegeek/contracts/scores/submit-score-batch.dto.js';
import { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { ClassConstructor } from 'class-transformer';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { malformedJson } from '../../../core/errors/app-error.js';
import { depthError } from '../../../core/http/input/json-body.js';
import { validate } from '../../../core/http/input/validate.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import { apiKeyInvalid, apiKeyReplaced } from '../../auth/api-keys/api-keys.errors.js';
import { ApiKeys } from '../../auth/api-keys/api-keys.service.js';
import { API_KEY_PREFIX, isApiKeyFormat } from '../../auth/shared/api-key-format.js';
import { CallLog, type GameCall } from '../../games/calls/call-log.service.js';
import type { BatchOutcome } from './idempotency/idempotent-batches.service.js';
import { isPlainSubmission } from './plain-submission.js';
import type { ScoreAnswer, ScoreRequest, ScoreSender } from './score-request.js';
import { ScoresService } from './scores.service.js';
import { needsPlayToken, noBatches, notAuthenticated } from './submission.errors.js';
import type { Player } from './submission.js';

/** Reads and parses the body of a request. */
type ReadBody = () => Promise<unknown>;

/**
 * Answers requests with scores, ahead of Express and behind it. The player is identified by the key in the body, a
 * bearer key or token, or the session, in this order (docs/api.md, section 4). Scores have limits by player; a request
 * counts for its address if it fails before its player is known.
 */
@Injectable()
export class ScoreRequests {
  private readonly senders: ScoreSender[] = [];

  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: RateLimits,
    private readonly visitors: VisitorLimits,
    private readonly scores: ScoresService,
    private readonly calls: CallLog,
  ) {}

  /** Later modules register their credentials. */
  register(sender: ScoreSender): void {
    this.senders.push(sender);
  }

  /** Whether a request has no credential that could be a session. */
  isWithoutSession({ head, bearer }: ScoreRequest): boolean {
    const { cookie, authorization } = head.headers;
    if (cookie !== undefined) return false;
    if (authorization === undefined) return true;
    return bearer !== undefined && (bearer.startsWith(API_KEY_PREFIX) || this.senderOf(bearer) !== undefined);
  }

  /** A score whose body has not been read. */
  async receiveScore(request: ScoreRequest, read: ReadBody): Promise<ScoreAnswer> {
    return this.submit(request, await this.readBody(request, HTTP_LIMITS.bodyBytes, read));
  }

  /** @param body undefined if it is not JSON */
  submit(request: ScoreRequest, body: unknown): Promise<ScoreAnswer> {
    const answer = isPlainSubmission(body)
      ? this.send(request, body)
      : this.check(request, SubmitScoreDto, body).then((scored) => this.send(request, scored));
    answer.then(
      () => this.logCall(request, body),
      (error: unknown) => this.logCall(request, body, error),
    );
    return answer;
  }

  async receiveBatch(request: ScoreRequest, read: ReadBody): Promise<BatchOutcome> {
    if (this.senderOf(request.bearer)) {
      await this.charge(request);
      throw noBatches();
    }
    const body = await this.readBody(request, HTTP_LIMITS.batchBodyBytes, read);
    const { apiKey, scores } = await this.check(request, SubmitScoreBatchDto, body);
    const key = keyOf(apiKey, request.bearer);
    const player = this.cachedPlayer(request, key) ?? (await this.identify(request, key));
    await this.refund(request);
    const outcome = await this.scores.submitBatch(player, scores, request.idempotencyKey);
    const way = key === undefined ? 'session' : 'key';
    for (const [index, result] of outcome.results.entries()) {
      const scored = readScored(scores[index]);
      if (!scored) continue;
      const call = { ...scored, kind: 'batch', way, userId: player.userId } as const;
      if ('code' in result) this.calls.refusedWith(call, result);
      else this.calls.accepted(call);
    }
    return outcome;
  }

  /** Undefined if the score was accepted. */
  private logCall(request: ScoreRequest, body: unknown, error?: unknown): void {
    const scored = readScored(body);
    const gameId = request.gameId ?? scored?.gameId;
    if (gameId === undefined) return;
    const { way, userId } = request;
    const call = { ...scored, gameId, kind: 'score', way, userId } as const;
    if (error === undefined) this.calls.accepted(call);
    else this.calls.refused(call, error);
  }

  /** Does not wait before the score is written if the key is cached. */
  private send(request: ScoreRequest, scored: SubmitScoreDto): Promise<ScoreAnswer> {
    const { apiKey } = scored;
    const { bearer } = request;
    const sender = apiKey === undefined ? this.senderOf(bearer) : undefined;
    const key = keyOf(apiKey, bearer);
    request.way = sender?.way ?? (key === undefined ? (request.caller ? 'session' : 'none') : 'key');
    if (sender && bearer !== undefined) return sender.send(request, bearer, scored);
    if (scored.round !== undefined || scored.details !== undefined)
      return this.refuse(request, needsPlayToken(scored), scored);
    const player = this.cachedPlayer(request, key);
    if (player) return this.submitFor(player, request, scored);
    return this.identify(request, key).then((found) => this.submitFor(found, request, scored));
  }

  private submitFor(player: Player, request: ScoreRequest, scored: SubmitScoreDto): Promise<ScoreAnswer> {
    request.userId = player.userId;
    return this.scores.submit(player, scored, request.idempotencyKey);
  }

  private senderOf(bearer: string | undefined): ScoreSender | undefined {
    for (const sender of this.senders) if (bearer?.startsWith(sender.prefix)) return sender;
    return undefined;
  }

  private cachedPlayer({ caller }: ScoreRequest, key: string | undefined): Player | undefined {
    return key === undefined ? caller : this.keys.cached(key);
  }

  /** The player of a request whose key is not cached, or that has none. */
  private async identify(request: ScoreRequest, key: string | undefined): Promise<Player> {
    const { address, reserved } = request;
    // Known from memory, so that a flood of wrong keys costs little.
    const isAsked = key !== undefined && reserved === 0;
    const refusal = isAsked
      ? (this.limits.refusal('wrongApiKey', address) ?? this.visitors.refusal(address))
      : undefined;
    if (refusal) throw refusal;
    try {
      if (key === undefined) throw notAuthenticated(request.head);
      return (await this.lookUp(key, request)) ?? (await this.refuseKey(key, address));
    } catch (error) {
      await this.charge(request);
      throw error;
    }
  }

  private async lookUp(key: string, { address, reserved }: ScoreRequest): Promise<Player | undefined> {
    await this.limits.check('wrongApiKey', address);
    const find = () => this.keys.resolve(key);
    return reserved > 0 ? find() : this.visitors.lookUp(address, find);
  }

  private async refuseKey(key: string, address: string): Promise<never> {
    const { remaining } = await this.limits.consume('wrongApiKey', address);
    // Later keys are refused without being counted, so the longer block has to begin here.
    if (remaining === 0) await this.limits.consume('wrongApiKey', address).catch(() => undefined);
    throw this.keys.wasReplaced(key) ? apiKeyReplaced() : apiKeyInvalid();
  }

  /** Validates a body, unless its address is known to be past a limit: a flood of wrong bodies has to cost little. */
  private async check<T extends object>(request: ScoreRequest, type: ClassConstructor<T>, body: unknown): Promise<T> {
    const isUnknown = !request.caller && request.reserved === 0 && !this.senderOf(request.bearer);
    const refusal = isUnknown ? this.visitors.refusal(request.address) : undefined;
    if (refusal && !(await this.hasKnownKey(request, body))) throw refusal;
    try {
      if (body === undefined) throw malformedJson();
      const tooDeep = depthError(body);
      if (tooDeep) throw tooDeep;
      return validate(type, body ?? {}, 'refuse');
    } catch (error) {
      return this.refuse(request, error, body);
    }
  }

  /**
   * Requests that are authenticated by a header or cookie are always read. Others may have their key in the body: small
   * ones are read as well, large ones while the address has points left.
   */
  private async readBody(request: ScoreRequest, most: number, read: ReadBody): Promise<unknown> {
    const bytes = bodyBytes(request.head, most);
    if (bytes > HTTP_LIMITS.scoreBodyBytes && !request.caller && !(await this.isKnownByHeader(request)))
      await this.reserve(request, bytes);
    try {
      return await read();
    } catch (error) {
      return this.refuse(request, error);
    }
  }

  /** Throws `rate_limited` before a large body is read, which counts as several requests of ordinary size. */
  private async reserve(request: ScoreRequest, bytes: number): Promise<void> {
    const { address } = request;
    const points = Math.ceil(bytes / HTTP_LIMITS.bodyBytes);
    await this.visitors.check(address, points);
    if (points === 1) return;
    await this.visitors.consume(address, points);
    request.reserved = points;
  }

  private async isKnownByHeader(request: ScoreRequest): Promise<boolean> {
    const { bearer } = request;
    const sender = this.senderOf(bearer);
    if (sender && bearer !== undefined && (await sender.isLive(bearer))) return true;
    return this.hasKnownKey(request);
  }

  private async hasKnownKey(request: ScoreRequest, body?: unknown): Promise<boolean> {
    const { apiKey } = (body ?? {}) as { apiKey?: unknown };
    if (typeof apiKey === 'string' && this.keys.cached(apiKey)) return true;
    const { bearer } = request;
    if (bearer === undefined || !isApiKeyFormat(bearer)) return false;
    return Boolean(this.keys.cached(bearer) ?? (await this.lookUp(bearer, request)));
  }

  /** Counts a wrong body for the address unless its key is known: a live play token pays for scores only. */
  private async refuse(request: ScoreRequest, error: unknown, body?: unknown): Promise<never> {
    if (await this.hasKnownKey(request, body)) await this.refund(request);
    else await this.charge(request);
    throw error;
  }

  /** Before the answer, so that a request past the limit is refused for that. */
  private async charge({ caller, reserved, address }: ScoreRequest): Promise<void> {
    if (!caller && reserved === 0) await this.visitors.consume(address);
  }

  private async refund({ reserved, address }: ScoreRequest): Promise<void> {
    if (reserved > 0) await this.visitors.refund(address, reserved);
  }
}

const keyOf = (apiKey: string | undefined, bearer: string | undefined): string | undefined =>
  apiKey ?? (bearer?.startsWith(API_KEY_PREFIX) ? bearer : undefined);

/** The maximum number of bytes that are read; chunked bodies have no content length. */
function bodyBytes({ headers }: IncomingMessage, most: number): number {
  return headers['transfer-encoding'] === undefined ? Math.min(Number(headers['content-length'] ?? 0), most) : most;
}

/** What a body names, valid or not. */
function readScored(body: unknown): Pick<GameCall, 'gameId' | 'score' | 'board'> | undefined {
  const { gameId, score, board } = (body ?? {}) as { gameId?: unknown; score?: unknown; board?: unknown };
  if (typeof gameId !== 'number' || !Number.isSafeInteger(gameId) || gameId < 1) return undefined;
  return {
    gameId,
    score: typeof score === 'number' && Number.isFinite(score) ? score : undefined,
    board: typeof board === 'string' && board !== MAIN_BOARD && BOARD_SLUG.test(board) ? board : undefined,
  };
}
