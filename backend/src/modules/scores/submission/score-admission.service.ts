import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import { isScoreSubmission, SCORE_BATCH_PATH } from '../../../core/http/score-paths.js';
import { isValidBody } from '../../../core/http/input/validate.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import { ApiKeys } from '../../auth/api-keys/api-keys.service.js';
import { callerOf } from '../../auth/sessions/caller.js';
import { isApiKeyFormat } from '../../auth/shared/api-key-format.js';
import { isPlainSubmission } from './plain-submission.js';
import { ScoreSenders } from './score-senders.service.js';
import type { Player } from './scores.service.js';
import { noBatches } from './submission.errors.js';

/**
 * Decides which bodies of score submissions are read. Requests that are authenticated by a header or cookie are always
 * read: scores have their own rate limits by player. Other requests may have the key in the body, so they are read
 * while the address has budget left, and charged to the address if the key is wrong or missing. A live play token, which
 * needs no account, has a limit for its scores only: other bodies are charged to the address.
 */
@Injectable()
export class ScoreAdmission {
  /** Requests that are not charged to the address, or have been charged already. */
  private readonly settled = new WeakSet<IncomingMessage>();
  /** Requests with a live credential of a sender. */
  private readonly live = new WeakSet<IncomingMessage>();
  /** Errors for requests with small bodies that are read although the address is past a limit. */
  private readonly refusals = new WeakMap<IncomingMessage, unknown>();
  /** Points that were consumed before a large body was read. */
  private readonly reserved = new WeakMap<IncomingMessage, number>();

  constructor(
    private readonly keys: ApiKeys,
    private readonly senders: ScoreSenders,
    private readonly limits: RateLimits,
    private readonly visitors: VisitorLimits,
  ) {}

  readonly use = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (isScoreSubmission(request) && !callerOf(request)) await this.admitUnlessKnown(request, response);
    next();
  };

  /** Runs after the body was read: refuses unknown keys from addresses past a limit. */
  readonly refuseUnknown = (request: Request, _response: Response, next: NextFunction): void => {
    if (this.live.has(request)) {
      this.settleLive(request).then(() => next(), next);
      return;
    }
    next(this.hasKnownKeyInBody(request) ? undefined : this.refusals.get(request));
  };

  /** Does the same for bodies that could not be parsed. */
  readonly refuseUnreadable = (error: unknown, request: Request, _response: Response, next: NextFunction): void => {
    const isUncharged = this.live.has(request) && !this.settled.has(request);
    if (isUncharged) this.chargeNow(request).then(() => next(error), next);
    else next(this.refusals.get(request) ?? error);
  };

  /** Called when the player was identified: the request is not charged to the address. */
  noteSender(request: IncomingMessage): void {
    this.settled.add(request);
  }

  /** Looks up a key that is not cached. */
  async ownerOf(key: string, request: Request): Promise<Player | undefined> {
    const address = addressKey(request.ip);
    await this.limits.check('wrongApiKey', address);
    const find = () => this.keys.resolve(key);
    return this.reserved.has(request) ? find() : this.visitors.lookUp(address, find);
  }

  private async admitUnlessKnown(request: Request, response: Response): Promise<void> {
    const address = addressKey(request.ip);
    const key = bearerOf(request);
    const sender = this.senders.of(key);
    if (sender && request.path === SCORE_BATCH_PATH) {
      await this.visitors.charge(address);
      throw noBatches();
    }
    if (sender && key !== undefined && (await sender.isLive(key))) this.live.add(request);
    else if (await this.isKnownKey(key, request)) return;
    else await this.admit(request, address);
    response.once('close', () => void this.charge(request, address));
  }

  private async isKnownKey(key: string | undefined, request: Request): Promise<boolean> {
    if (key === undefined || !isApiKeyFormat(key)) return false;
    return Boolean(this.keys.cached(key) ?? (await this.ownerOf(key, request)));
  }

  /** The sender gets a score, and counts it. A key in the body takes precedence, and is charged if it is wrong. */
  private async settleLive(request: Request): Promise<void> {
    const body: unknown = request.body;
    if (!isPlainSubmission(body) && !isValidBody(SubmitScoreDto, body)) await this.chargeNow(request);
    else if (typeof (body as SubmitScoreDto).apiKey !== 'string') this.settled.add(request);
    else if (!this.hasKnownKeyInBody(request)) await this.visitors.check(addressKey(request.ip));
  }

  /** Before the answer, so that a request past the limit is refused for that. */
  private async chargeNow(request: Request): Promise<void> {
    this.settled.add(request);
    if (!this.hasKnownKeyInBody(request)) await this.visitors.charge(addressKey(request.ip));
  }

  /** Throws `rate_limited` before a large body is read. */
  private async admit(request: Request, address: string): Promise<void> {
    const bytes = bodyBytes(request);
    const points = pointsOf(bytes);
    try {
      await this.visitors.check(address, points);
    } catch (refusal) {
      // It may contain a valid key, which has to work behind a busy address.
      if (bytes > HTTP_LIMITS.scoreBodyBytes) throw refusal;
      this.refusals.set(request, refusal);
    }
    if (points === 1) return;
    await this.visitors.consume(address, points);
    this.reserved.set(request, points);
  }

  /** Invalid scores with a valid key are not charged to the address. */
  private hasKnownKeyInBody({ body }: Request): boolean {
    const { apiKey } = (body ?? {}) as { apiKey?: unknown };
    return typeof apiKey === 'string' && this.keys.cached(apiKey) !== undefined;
  }

  private async charge(request: Request, address: string): Promise<void> {
    const reserved = this.reserved.get(request);
    if (this.settled.has(request) || this.hasKnownKeyInBody(request)) {
      if (reserved !== undefined) await this.visitors.refund(address, reserved);
    } else if (reserved === undefined) {
      // The response is sent; later requests are refused.
      await this.visitors.consume(address).catch(() => undefined);
    }
  }
}

/** A large body counts as several requests of ordinary size. */
const pointsOf = (bytes: number) => Math.max(Math.ceil(bytes / HTTP_LIMITS.bodyBytes), 1);

/** The maximum number of bytes that are read; chunked bodies have no content length. */
function bodyBytes({ headers, path }: Request): number {
  const most = path === SCORE_BATCH_PATH ? HTTP_LIMITS.batchBodyBytes : HTTP_LIMITS.bodyBytes;
  return headers['transfer-encoding'] === undefined ? Math.min(Number(headers['content-length'] ?? 0), most) : most;
}
