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
 * Decides which score submissions are read. A caller whose header or cookie proves who they are is: scores have limits
 * of their own, by player. Any other may have the key in the body, so it is read as far as the address has budget left,
 * and counted against it when the key turns out to be wrong or missing.
 */
@Injectable()
export class ScoreAdmission {
  private readonly known = new WeakSet<IncomingMessage>();
  /** Small bodies that are read although their address is past a limit, and how they are refused without a known key. */
  private readonly refusals = new WeakMap<IncomingMessage, unknown>();
  /** Large bodies are counted before they are read: what each has consumed. */
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
      response.once('close', () => void this.settle(request, address));
    }
    next();
  };

  /** After the body has been read: from an address past a limit only known keys are taken. */
  readonly refuseUnknown = (request: Request, _response: Response, next: NextFunction): void => {
    next(this.hasKnownKeyInBody(request) ? undefined : this.refusals.get(request));
  };

  /** The same for a body that could not be read. */
  readonly refuseUnreadable = (error: unknown, request: Request, _response: Response, next: NextFunction): void => {
    next(this.refusals.get(request) ?? error);
  };

  /** The sender has been found: the request does not count against the address. */
  noteSender(request: IncomingMessage): void {
    this.known.add(request);
  }

  /** Looks up a key that is not in the cache. */
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

  /** Throws `rate_limited` before anything of the body is read, unless it is small. */
  private async admit(request: Request, address: string): Promise<void> {
    const bytes = bodyBytes(request);
    const points = pointsOf(bytes);
    try {
      await this.visitors.check(address, points);
    } catch (refusal) {
      // A known key may be in it, and that of a player must work behind a busy address.
      if (bytes > HTTP_LIMITS.scoreBodyBytes) throw refusal;
      this.refusals.set(request, refusal);
    }
    if (points === 1) return;
    await this.visitors.consume(address, points);
    this.reserved.set(request, points);
  }

  /** What is wrong with the scores of a known key is no guess at keys. */
  private hasKnownKeyInBody({ body }: Request): boolean {
    const { apiKey } = (body ?? {}) as { apiKey?: unknown };
    return typeof apiKey === 'string' && this.keys.cached(apiKey) !== undefined;
  }

  private async settle(request: Request, address: string): Promise<void> {
    const reserved = this.reserved.get(request);
    if (this.known.has(request) || this.hasKnownKeyInBody(request)) {
      if (reserved !== undefined) await this.visitors.refund(address, reserved);
    } else if (reserved === undefined) {
      // Nobody is left to refuse; the next request is.
      await this.visitors.consume(address).catch(() => undefined);
    }
  }
}

/** A body counts as many requests as ordinary bodies would fit into it. */
const pointsOf = (bytes: number) => Math.max(Math.ceil(bytes / HTTP_LIMITS.bodyBytes), 1);

/** What will be read at most: chunked bodies do not announce their length. */
function bodyBytes({ headers, path }: Request): number {
  const most = path === SCORE_BATCH_PATH ? HTTP_LIMITS.batchBodyBytes : HTTP_LIMITS.bodyBytes;
  return headers['transfer-encoding'] === undefined ? Math.min(Number(headers['content-length'] ?? 0), most) : most;
}
