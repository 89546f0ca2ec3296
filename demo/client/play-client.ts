import type { ApiClient, Reply } from './api-client.ts';
import { outcomeOf, type Accepted, type Outcome } from './score-client.ts';
import type { Timers } from './timers.ts';

/** Sessions end after two minutes without a ping. */
const PING_MS = 55_000;
/** Play tokens are renewed this long before they expire. */
const RENEW_AHEAD_MS = 90_000;
const SESSION_ENDED = [401, 410];
/** The daily is one of another game, there is none, or the player has begun it. */
const NO_DAILY = [403, 404, 409];
const LAUNCH_ATTEMPTS = 2;

/** A round: its seed, or what the player sees first if the server keeps the seed. */
export interface Round {
  round: string;
  seed: number | null;
  opening: object | null;
}

/** An input that the server answers; `at` is the number of inputs before it. */
export interface Guess {
  round: string;
  at: number;
  input: string;
}

export interface PlayedScore {
  score: number;
  round: string;
  /** The inputs of the run, which the server replays; null if it has answered them. */
  log: string | null;
}

interface TokenAnswer {
  token: string;
  tokenExpiresAt: string;
}

interface Session {
  gameId: number;
  token: string;
  expires: number;
}

/**
 * Plays hosted games like a browser: launched with the player's session, one play session at a time, with rounds, pings
 * and token renewal. A session that has ended is reopened.
 */
export class PlayClient {
  private readonly api: ApiClient;
  private readonly timers: Timers;
  private readonly accessToken: string;
  private session: Session | undefined;
  /** The day on which the daily was last asked for, by game. */
  private readonly askedForDaily = new Map<number, string>();

  constructor(api: ApiClient, timers: Timers, accessToken: string) {
    this.api = api;
    this.timers = timers;
    this.accessToken = accessToken;
  }

  /** Undefined while no session is open. */
  get playToken(): string | undefined {
    return this.session?.token;
  }

  /** The counted round of the daily if it is one of this game and was not begun before, otherwise any round. */
  async startRound(gameId: number, stop: AbortSignal): Promise<Reply<Round>> {
    const today = new Date(this.timers.now()).toISOString().slice(0, 10);
    if (this.askedForDaily.get(gameId) !== today) {
      this.askedForDaily.set(gameId, today);
      const path = '/api/daily/round';
      const daily = await this.withToken(gameId, stop, (token) =>
        this.api.post<Round>({ path, token, body: {} }, stop),
      );
      if (daily.kind !== 'refused' || !NO_DAILY.includes(daily.status)) return daily;
    }
    return this.withToken(gameId, stop, (token) => this.api.post<Round>({ path: '/api/play/rounds', token }, stop));
  }

  async guess(gameId: number, guess: Guess, stop: AbortSignal): Promise<Reply<{ answer: object }>> {
    const path = '/api/play/rounds/guesses';
    return this.withToken(gameId, stop, (token) => this.api.post({ path, token, body: { ...guess } }, stop));
  }

  /** Waits for the duration of a run, with pings to keep the session alive. */
  async wait(milliseconds: number, stop: AbortSignal): Promise<void> {
    for (let left = milliseconds; left > 0 && !stop.aborted; left -= PING_MS) {
      await this.timers.wait(Math.min(left, PING_MS), stop);
      if (left > PING_MS && !stop.aborted) await this.keepAlive(stop);
    }
  }

  async submit(gameId: number, { score, round, log }: PlayedScore, stop: AbortSignal): Promise<Outcome> {
    const body = { gameId, score, round, ...(log !== null && { details: { log } }) };
    const reply = await this.withToken(gameId, stop, (token) =>
      this.api.post<Accepted>({ path: '/api/scores', token, body, idempotencyKey: round }, stop),
    );
    return outcomeOf(reply);
  }

  /** Ends the session, like leaving the game's page. */
  async end(): Promise<void> {
    const { session } = this;
    this.session = undefined;
    if (!session) return;
    const { token } = session;
    await this.api.postOnce({ path: '/api/play/end', body: { token } });
  }

  private async keepAlive(stop: AbortSignal): Promise<void> {
    const { session } = this;
    if (!session) return;
    const ping = { path: '/api/play/pings', body: { state: 'active' } };
    await this.withToken(session.gameId, stop, (token) => this.api.post({ ...ping, token }, stop));
  }

  /** Calls with the play token, and once more with a new session if the current one has ended. */
  private async withToken<T>(
    gameId: number,
    stop: AbortSignal,
    call: (token: string) => Promise<Reply<T>>,
  ): Promise<Reply<T>> {
    const reply = await this.tryWithToken(gameId, stop, call);
    if (reply.kind !== 'refused' || !SESSION_ENDED.includes(reply.status) || !this.session) return reply;
    this.session = undefined;
    return this.tryWithToken(gameId, stop, call);
  }

  private async tryWithToken<T>(
    gameId: number,
    stop: AbortSignal,
    call: (token: string) => Promise<Reply<T>>,
  ): Promise<Reply<T>> {
    const opened = await this.open(gameId, stop);
    return opened.kind === 'ok' ? call(opened.body) : opened;
  }

  /** The play token, opened or renewed if necessary. */
  private async open(gameId: number, stop: AbortSignal): Promise<Reply<string>> {
    if (this.session && this.session.gameId !== gameId) await this.end();
    const { session } = this;
    if (!session) return this.launch(gameId, stop);
    if (session.expires - this.timers.now() > RENEW_AHEAD_MS) return { kind: 'ok', body: session.token };
    return this.storeSession(gameId, await this.api.post({ path: '/api/play/token', token: session.token }, stop));
  }

  private async launch(gameId: number, stop: AbortSignal): Promise<Reply<string>> {
    const launch = { path: `/api/games/${gameId}/launches`, token: this.accessToken };
    for (let attempt = 1; ; attempt++) {
      const launched = await this.api.post<{ ticket: string }>(launch, stop);
      if (launched.kind !== 'ok') return launched;
      const { ticket } = launched.body;
      const opened = await this.api.post<TokenAnswer>({ path: '/api/play/sessions', body: { ticket } }, stop);
      // A ticket is valid once and for a minute, so a lost response or a long wait requires a new one.
      if (opened.kind !== 'refused' || attempt === LAUNCH_ATTEMPTS) return this.storeSession(gameId, opened);
    }
  }

  private storeSession(gameId: number, reply: Reply<TokenAnswer>): Reply<string> {
    if (reply.kind !== 'ok') return reply;
    const { token, tokenExpiresAt } = reply.body;
    this.session = { gameId, token, expires: Date.parse(tokenExpiresAt) };
    return { kind: 'ok', body: token };
  }
}
