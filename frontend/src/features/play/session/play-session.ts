import { PLAY_SILENCE, PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import type { PlayPlayer, PlaySessionAnswer, PlayState } from '@gamegeek/contracts/play/play.types.js';
import type { PortRound } from '@gamegeek/contracts/play/port-messages.js';
import type { PlayedScore } from '@gamegeek/contracts/scores/scores.types.js';
import { ApiError, type ClientErrorCode } from '../../../shared/api/api-error.js';
import {
  endSession,
  launchGame,
  openSession,
  renewToken,
  sendPing,
  startRound,
  submitScore,
  type PlayAs,
} from '../api/play-api.js';

const RENEW_MS = PLAY_TOKEN_LIVES - 60_000;
/** Browsers let a hidden page run once a minute. */
const PING_MS = PLAY_SILENCE / 2 - 5_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
const MAX_QUEUED = 50;

/** The session has to be opened anew: it was ended, or the page slept through its pings. */
const OVER: readonly ClientErrorCode[] = ['session_over', 'play_token_invalid'];
/** Worth another try, with the same idempotency key. */
const PASSING: readonly ClientErrorCode[] = ['network', 'unavailable', 'internal', 'rate_limited', 'invalid_answer'];

const codeOf = (error: unknown): ClientErrorCode | undefined => (error instanceof ApiError ? error.code : undefined);
const isOneOf = (codes: readonly ClientErrorCode[], error: unknown): boolean =>
  codes.includes(codeOf(error) ?? 'forbidden');

export type Submitted = { status: 'sent'; answer: PlayedScore } | { status: 'queued' };

interface PlaySessionEvents {
  /** The server has said who plays. */
  onPlayer: (player: PlayPlayer) => void;
  /** How many scores wait for the connection. */
  onQueue: (waiting: number) => void;
  /** A score that was queued has been accepted, or refused with an error. */
  onLate: (score: number, outcome: Settled) => void;
}

export type Settled = { answer: PlayedScore } | { error: unknown };

/**
 * One player playing one game in this page. The token stays in here; nothing of it reaches the game. What was ended
 * meanwhile is opened anew when the game next needs it.
 */
export class PlaySession {
  private opened: Promise<PlaySessionAnswer> | undefined;
  private token: string | undefined;
  private state: PlayState = 'active';
  private isOver = false;
  private waiting = 0;
  private renewal: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private readonly retries = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly gameId: number,
    private readonly as: PlayAs,
    private readonly events: PlaySessionEvents,
  ) {}

  /** Begins the session, unless it has begun. A failure is forgotten: the next call tries again. */
  open(): Promise<PlaySessionAnswer> {
    this.opened ??= this.launch().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  async round(): Promise<PortRound> {
    const { round, seed, startedAt } = await this.withToken(startRound);
    return { id: round, seed, startedAt };
  }

  /** Sends a score until it is accepted or refused. The caller learns of the first try; later ones are counted. */
  async submit(score: number, round: string | null, log: string | null): Promise<Submitted> {
    const key = crypto.randomUUID();
    const body = {
      gameId: this.gameId,
      score,
      ...(round !== null && { round }),
      ...(log !== null && { details: { log } }),
    };
    const send = () => this.withToken((token) => submitScore(token, body, key));
    try {
      return { status: 'sent', answer: await send() };
    } catch (error) {
      if (!isOneOf(PASSING, error) || this.waiting >= MAX_QUEUED) throw error;
      this.count(1);
      this.retry(score, send, FIRST_RETRY_MS);
      return { status: 'queued' };
    }
  }

  /** What the game says of itself; the session is kept open either way. */
  ping(state: PlayState): void {
    if (state === this.state) return;
    this.state = state;
    this.sendPing();
  }

  end(): void {
    this.isOver = true;
    this.stopTimers();
    for (const retry of this.retries) clearTimeout(retry);
    if (this.token !== undefined) void endSession(this.token).catch(() => undefined);
    this.token = undefined;
  }

  private async launch(): Promise<PlaySessionAnswer> {
    const { ticket } = await launchGame(this.gameId, this.as);
    const answer = await openSession(ticket);
    if (this.isOver) {
      void endSession(answer.token).catch(() => undefined);
      throw new ApiError('session_over', 'The session was ended');
    }
    this.take(answer.token);
    this.events.onPlayer(answer.player);
    return answer;
  }

  private take(token: string): void {
    this.stopTimers();
    this.token = token;
    this.renewal = setTimeout(() => void this.renew().catch(() => undefined), RENEW_MS);
    this.pings = setInterval(() => this.sendPing(), PING_MS);
  }

  private async renew(): Promise<void> {
    if (this.token === undefined) return;
    const { token } = await renewToken(this.token);
    if (!this.isOver) this.take(token);
  }

  /** Calls with the current token; once more after it was renewed, or after the session was opened anew. */
  private async withToken<T>(call: (token: string) => Promise<T>): Promise<T> {
    await this.open();
    try {
      return await call(this.token ?? '');
    } catch (error) {
      if (this.isOver) throw error;
      if (codeOf(error) === 'play_token_expired') await this.renew().catch((failure: unknown) => this.reopen(failure));
      else await this.reopen(error);
      return await call(this.token ?? '');
    }
  }

  private async reopen(error: unknown): Promise<void> {
    if (!isOneOf(OVER, error)) throw error;
    this.stopTimers();
    this.opened = undefined;
    await this.open();
  }

  private sendPing(): void {
    const { token } = this;
    if (token === undefined) return;
    const state = document.hidden ? 'idle' : this.state;
    // A session that is over is opened anew when the game next needs it, not by a page that nobody looks at.
    void sendPing(token, state).catch((error: unknown) => {
      if (this.token !== token || !isOneOf(OVER, error)) return;
      this.stopTimers();
      this.token = undefined;
      this.opened = undefined;
    });
  }

  private retry(score: number, send: () => Promise<PlayedScore>, delay: number): void {
    // Spread out, so that a server that comes back is not met by everybody at once.
    const wait = delay * (0.75 + Math.random() / 2);
    const timer = setTimeout(() => {
      this.retries.delete(timer);
      send().then(
        (answer) => this.settle(score, { answer }),
        (error: unknown) => {
          if (isOneOf(PASSING, error)) this.retry(score, send, Math.min(delay * 2, LAST_RETRY_MS));
          else this.settle(score, { error });
        },
      );
    }, wait);
    this.retries.add(timer);
  }

  private settle(score: number, outcome: Settled): void {
    this.count(-1);
    this.events.onLate(score, outcome);
  }

  private count(change: number): void {
    this.waiting += change;
    this.events.onQueue(this.waiting);
  }

  private stopTimers(): void {
    clearTimeout(this.renewal);
    clearInterval(this.pings);
  }
}
