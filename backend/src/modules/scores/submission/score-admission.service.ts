import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { addressKey } from '../../../core/http/client-address.js';
import { bearerOf } from '../../../core/http/credentials.js';
import { isScoreSubmission, SCORE_BATCH_PATH } from '../../../core/http/score-paths.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.js';
import { ApiKeys, callerOf, isApiKeyFormat } from '../../auth/index.js';
import { ScoreSenders } from './score-senders.service.js';
import type { Player } from './scores.service.js';

/**
 * Decides which bodies of score submissions are read. Requests that are authenticated by a header or cookie are always
 * read: scores have their own rate limits by player. Other requests may have the key in the body, so they are read
 * while the address has budget left, and charged to the address if the key is wrong or missing.
 */
@Injectable()
export class ScoreAdmission {
  private readonly authenticated = new WeakSet<IncomingMessage>();
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
    if (isScoreSubmission(request) && !callerOf(request) && !(await this.hasKeyInHeader(request))) {
      const address = addressKey(request.ip);
      await this.admit(request, address);
      response.once('close', () => void this.charge(request, address));
    }
    next();
  };

  /** Runs after the body was read: refuses unknown keys from addresses past a limit. */
  readonly refuseUnknown = (request: Request, _response: Response, next: NextFunction): void => {
    next(this.hasKnownKeyInBody(request) ? undefined : this.refusals.get(request));
  };

  /** Does the same for bodies that could not be parsed. */
  readonly refuseUnreadable = (error: unknown, request: Request, _response: Response, next: NextFunction): void => {
    next(this.refusals.get(request) ?? error);
  };

  /** Called when the player was identified: the request is not charged to the address. */
  noteSender(request: IncomingMessage): void {
    this.authenticated.add(request);
  }

  /** Looks up a key that is not cached. */
  async ownerOf(key: string, request: Request): Promise<Player | undefined> {
    const address = addressKey(request.ip);
    await this.limits.check('wrongApiKey', address);
    const find = () => this.keys.resolve(key);
    return this.reserved.has(request) ? find() : this.visitors.lookUp(address, find);
  }

  private async hasKeyInHeader(request: Request): Promise<boolean> {
    const key = bearerOf(request);
    const sender = this.senders.of(key);
    if (sender && key !== undefined) return sender.isGenuine(key);
    if (key === undefined || !isApiKeyFormat(key)) return false;
    return Boolean(this.keys.cached(key) ?? (await this.ownerOf(key, request)));
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
    if (this.authenticated.has(request) || this.hasKnownKeyInBody(request)) {
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
