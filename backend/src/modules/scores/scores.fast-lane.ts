import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { HTTP_LIMITS } from '../../config/limits.js';
import { bearerOf } from '../../core/http/credentials.js';
import { FastAnswers, type FastAnswer } from '../../core/http/fast-answer.js';
import { openFastLane, peekBody } from '../../core/http/fast-lane.js';
import { ApiKeys } from '../auth/index.js';
import { GameDirectory } from '../games/index.js';
import { LeaderboardFastRoute } from './leaderboard.fast-route.js';
import { isPlainSubmission, type PlainSubmission } from './plain-submission.js';
import { ScoresService, type Player } from './scores.service.js';

/**
 * `POST /api/scores` as games send it: JSON of a known length, an API key that this node knows, a game that it knows
 * to be playable. Everything else goes to the controller.
 */
@Injectable()
export class ScoresFastLane implements OnApplicationBootstrap {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly answers: FastAnswers,
    private readonly keys: ApiKeys,
    private readonly games: GameDirectory,
    private readonly scores: ScoresService,
    private readonly leaderboard: LeaderboardFastRoute,
  ) {}

  onApplicationBootstrap(): void {
    const server: Server = this.adapter.httpAdapter.getHttpServer() as Server;
    openFastLane(
      server,
      new Map([
        ['POST /api/scores', (request, response, pass) => this.submit(request, response, pass)],
        ['GET /api/leaderboard', (request, response) => this.leaderboard.answer(request, response)],
      ]),
    );
  }

  private submit(request: IncomingMessage, response: ServerResponse, pass: () => void): boolean {
    const { headers } = request;
    const length = Number(headers['content-length']);
    // A cookie may mean a signed-in browser, and 'expect' wants an answer before the body is sent.
    const unusual = headers.cookie !== undefined || headers.expect !== undefined || request.url?.includes('?');
    if (unusual || headers['content-type'] !== 'application/json') return false;
    if (!(length > 0 && length <= HTTP_LIMITS.bodyBytes)) return false;
    const answer = this.answers.begin(request, response, '/api/scores', true);
    peekBody(request, length, (body) => this.take(request, body, answer), pass);
    return true;
  }

  /** Answers false, having done nothing, when this is not the plain case after all. */
  private take(request: IncomingMessage, body: Buffer, answer: FastAnswer): boolean {
    const submission = parse(body);
    if (!submission || !this.games.cachedPlayable(submission.gameId)) return false;
    const key = submission.apiKey ?? bearerOf(request);
    const player = key === undefined ? undefined : this.keys.cached(key);
    if (!player) return false;
    void this.submitAs(player, submission, request.headers['idempotency-key'], answer);
    return true;
  }

  private async submitAs(
    player: Player,
    submission: PlainSubmission,
    idempotencyKey: string | string[] | undefined,
    answer: FastAnswer,
  ): Promise<void> {
    try {
      const key = Array.isArray(idempotencyKey) ? idempotencyKey[0] : idempotencyKey;
      const { submitted, replayed } = await this.scores.submit(player, submission, key);
      answer.json(200, JSON.stringify(submitted), replayed ? { 'Idempotency-Replayed': 'true' } : undefined);
    } catch (error) {
      answer.error(error);
    }
  }
}

function parse(body: Buffer): PlainSubmission | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return isPlainSubmission(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
