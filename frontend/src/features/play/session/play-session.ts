import { PLAY_SILENCE, PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import type {
  GuessAnswer,
  PlayPlayer,
  PlaySessionAnswer,
  PlayState,
  RoundAnswer,
} from '@gamegeek/contracts/play/play.schemas.js';
import type {
  BoardResult,
  KeptRun,
  PortAnswers,
  PortRound,
  SubmitResult,
} from '@gamegeek/contracts/play/port-messages.js';
import { Refused, Unreachable } from '@gamegeek/sdk/connection/api.js';
import { createQueue, type QueuedScore, type ScoreQueue, type SentScore } from '@gamegeek/sdk/score-queue.js';
import { ApiError, type ClientErrorCode } from '#shared/api/api-error.js';
import {
  endSession,
  finishRace,
  launchGame,
  openSession,
  renewToken,
  resumeRound,
  sendGuess,
  sendPing,
  startDailyRound,
  startRace,
  startRound,
  submitScore,
  type Guess,
  type PlayAs,
} from '../play-api.js';
import { claimGuestScores, isClaimPending } from '../guest/guest-scores.js';
import { forgetRun, keepRun, keptRun, moveGuestRun, stageName, type StageName } from './kept-runs.js';
import { GUEST_OWNER, moveGuestQueue, queuedScores } from './queued-scores.js';

const RENEW_MS = PLAY_TOKEN_LIVES - 60_000;
/** Browsers run timers of hidden pages once a minute. */
const PING_MS = PLAY_SILENCE / 2 - 5_000;

/** The session must be reopened: it was ended, or pings were missed during sleep. */
const OVER: readonly ClientErrorCode[] = ['session_over', 'play_token_invalid'];
/** Why a round on the page of the daily is not the counted one: it has begun, or its day is over. */
const NOT_COUNTED: readonly ClientErrorCode[] = ['daily_played', 'wrong_game', 'not_found'];
/** Retryable, with the same idempotency key. */
const RETRYABLE: readonly ClientErrorCode[] = [
  'network',
  'request_timeout',
  'unavailable',
  'internal',
  'rate_limited',
  'invalid_answer',
];

const ON_NO_BOARD = { rank: null, personalBest: false, wouldBeRank: null, total: null };

const codeOf = (error: unknown): ClientErrorCode | undefined => (error instanceof ApiError ? error.code : undefined);
const waitOf = (error: unknown): number => (error instanceof ApiError ? error.waitMs : 0);
const isOneOf = (codes: readonly ClientErrorCode[], error: unknown): boolean =>
  codes.includes(codeOf(error) ?? 'forbidden');

export interface PlaySessionEvents {
  /** The server has identified the player. */
  onPlayer: (player: PlayPlayer) => void;
  /** The number of queued scores. */
  onQueue: (waiting: number) => void;
  /** A queued score was accepted or refused. */
  onLate: (score: number, result: BoardResult, board: string | null | undefined) => void;
  /** The first run on the page of the daily does not count for it: another one has begun, or its day is over. */
  onNotCounted: () => void;
}

/** The rounds of a stage of the daily, whoever plays: a guest who signs in goes on with the same run. */
export interface DailyRounds {
  /** The counted round: undefined before the first round, null if it was begun elsewhere. */
  counted: string | null | undefined;
  /** The last round. */
  last: string | undefined;
}

/** Whether the last run, or the next one if there was none, is the counted one. */
export const isCountedRun = ({ counted, last }: DailyRounds): boolean => counted !== null && last === counted;

/**
 * One player playing one game on this page. The game never receives the token. A session that ended is reopened at the
 * next call. Unsent scores are stored and survive the page.
 */
export class PlaySession {
  private opened: Promise<PlaySessionAnswer> | undefined;
  private token: string | undefined;
  private state: PlayState = 'active';
  private isOver = false;
  private waiting = 0;
  private renewal: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  /** The score on its way. */
  private sending: Promise<unknown> | undefined;
  private readonly as: PlayAs;
  /** The owner of the queued scores; scores of other players are not sent. */
  private owner: string;
  private readonly store;
  private readonly queue: ScoreQueue;
  /** The run of a race, which counts on no board: it is kept as long as this page. */
  private race: KeptRun | null = null;
  private readonly stage: StageName;

  /** Players without an account play as the guest of this browser. With a recorded score, all rounds race its run. */
  constructor(
    private readonly gameId: number,
    accountId: string | undefined,
    private readonly events: PlaySessionEvents,
    private readonly racedScoreId?: number,
    /** On the page of the daily. */
    private readonly daily?: DailyRounds,
    /** The challenge that races count for. */
    private readonly challengeId?: string,
  ) {
    this.stage = stageName(gameId, daily !== undefined);
    this.as = accountId === undefined ? 'guest' : 'player';
    this.owner = accountId ?? GUEST_OWNER;
    this.store = queuedScores(gameId);
    this.queue = createQueue({
      store: this.store,
      player: () => (this.isOver ? undefined : this.owner),
      send: (queued) => {
        const sending = this.send(queued).finally(() => (this.sending = undefined));
        this.sending = sending.catch(() => undefined);
        return sending;
      },
      onResult: ({ score, board }, result, late) => late && !this.isOver && events.onLate(score, result, board),
      onChange: () => this.countWaiting(),
    });
    window.addEventListener('online', this.handleOnline);
  }

  /** Opens the session unless it is open. After a failure the next call retries. */
  open(): Promise<PlaySessionAnswer> {
    this.opened ??= this.launch().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** For what the page itself tells the server; undefined while there is no session. */
  get playToken(): string | undefined {
    return this.token;
  }

  async round(): Promise<PortRound> {
    const { round, seed, opening, startedAt } = await this.startRound();
    if (this.daily) this.daily.last = round;
    return { id: round, seed, opening, startedAt };
  }

  /** On the page of the daily, the first round is the counted one. */
  private async startRound(): Promise<RoundAnswer> {
    const { daily, racedScoreId } = this;
    if (racedScoreId !== undefined) return this.withToken((token) => startRace(token, racedScoreId));
    if (!daily || daily.counted !== undefined) return this.withToken(startRound);
    try {
      const answer = await this.withToken(startDailyRound);
      daily.counted = answer.round;
      return answer;
    } catch (error) {
      if (!isOneOf(NOT_COUNTED, error)) throw error;
      daily.counted = null;
      this.events.onNotCounted();
      return this.withToken(startRound);
    }
  }

  /** The answer to an input of a game with hidden information. The game repeats it after a failure. */
  async guess(guess: Guess): Promise<GuessAnswer> {
    return this.afterClaim(() => this.withToken((token) => sendGuess(token, guess)));
  }

  /** Sends a score until it is accepted or refused. Returns the result of the first attempt. */
  submit(sent: SentScore): Promise<SubmitResult> {
    return this.racedScoreId === undefined ? this.queue.submit(this.owner, sent) : this.finishRace(sent);
  }

  /** Has the server check and count a race, once. */
  private async finishRace({ score, round, log }: SentScore): Promise<SubmitResult> {
    try {
      await this.afterClaim(() =>
        this.withToken((token) =>
          finishRace(token, { round: round ?? '', score, ...(log && { log }) }, this.challengeId),
        ),
      );
      return { ...ON_NO_BOARD, status: 'practice', verified: true, reason: null };
    } catch (error) {
      return { ...ON_NO_BOARD, status: 'refused', verified: false, reason: codeOf(error) ?? 'internal' };
    }
  }

  /** Keeps a run for the next visit; null when it is over. The stage of the daily keeps the counted run only. */
  keep(run: KeptRun | null): void {
    if (this.racedScoreId !== undefined) this.race = run;
    else if (!run) forgetRun(this.stage, this.owner);
    else if (!this.daily || run.round.id === this.daily.counted) keepRun(this.stage, this.owner, run);
  }

  keptScore(): number | undefined {
    return this.left?.score;
  }

  private get left(): KeptRun | null {
    return this.racedScoreId === undefined ? (keptRun(this.stage, this.owner) ?? null) : this.race;
  }

  /** The run that was kept. Games with hidden information go on from what the server has answered. */
  async kept(): Promise<PortAnswers['kept']> {
    const run = this.left;
    if (!run) return { run: null };
    if (this.daily) this.daily.counted = this.daily.last = run.round.id;
    if (run.round.seed !== null) return { run: { ...run, answered: [] } };
    try {
      const { answered } = await this.afterClaim(() => this.withToken((token) => resumeRound(token, run.round.id)));
      return { run: { ...run, answered } };
    } catch (error) {
      if (codeOf(error) !== 'round_invalid') throw error;
      this.keep(null);
      return { run: null };
    }
  }

  /** Reports the game's state; the session is kept alive with and without it. */
  ping(state: PlayState): void {
    if (state === this.state) return;
    this.state = state;
    this.sendPing();
  }

  end(): void {
    this.isOver = true;
    window.removeEventListener('online', this.handleOnline);
    this.stopTimers();
    const { token } = this;
    this.token = undefined;
    if (token === undefined) return;
    const end = () => void endSession(token).catch(() => undefined);
    // A score on its way must not find the session ended. If the page is gone by then, the session ends by itself.
    if (this.sending) void this.sending.finally(end);
    else end();
  }

  private readonly handleOnline = (): void => void this.queue.run(true);

  private async launch(): Promise<PlaySessionAnswer> {
    const { ticket } = await launchGame(this.gameId, this.as);
    const answer = await openSession(ticket);
    if (this.isOver) {
      void endSession(answer.token).catch(() => undefined);
      // A score that waits for this session is sent in the next one.
      throw new ApiError('unavailable', 'The page was left');
    }
    this.take(answer.token);
    const { player } = answer;
    // Users whose login has ended continue as guests.
    this.owner = player.guest ? GUEST_OWNER : player.id;
    if (!player.guest) {
      moveGuestQueue(this.store, player.id);
      moveGuestRun(this.stage, player.id);
    }
    this.events.onPlayer(player);
    void this.queue.run();
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

  /** Calls with the current token; once more after it was renewed, or after the session was reopened. */
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
    // A session that is over is reopened at the game's next call, not by a page in the background.
    void sendPing(token, state).catch((error: unknown) => {
      if (this.token !== token || !isOneOf(OVER, error)) return;
      this.stopTimers();
      this.token = undefined;
      this.opened = undefined;
    });
  }

  private async send({ key, player, score, round, log, board }: QueuedScore): Promise<BoardResult> {
    const body = {
      gameId: this.gameId,
      score,
      ...(board && { board }),
      ...(round && { round }),
      ...(log && { details: { log } }),
    };
    const submit = () =>
      this.withToken((token) => {
        // The server has identified another player.
        if (player !== this.owner) throw new ApiError('unavailable', 'The score is of another player');
        return submitScore(token, body, key);
      });
    try {
      const { status, rank, personalBest, verified, wouldBeRank, reason } = await this.afterClaim(submit);
      return {
        status,
        rank,
        personalBest,
        verified,
        wouldBeRank,
        total: null,
        reason: status === 'held' ? reason : null,
      };
    } catch (error) {
      const isLeft = this.isOver && isOneOf(OVER, error);
      if (!isLeft && !isOneOf(RETRYABLE, error)) throw new Refused(codeOf(error) ?? 'internal');
      throw new Unreachable(waitOf(error), codeOf(error) !== 'rate_limited', codeOf(error));
    }
  }

  /** Calls; once more after the claim, which makes a round valid that the player began as a guest. */
  private async afterClaim<T>(call: () => Promise<T>): Promise<T> {
    const wasPending = this.as === 'player' && isClaimPending();
    try {
      return await call();
    } catch (error) {
      if (!wasPending || codeOf(error) !== 'round_invalid') throw error;
      await claimGuestScores().catch((failure: unknown) => {
        // The guest is another account's.
        if (codeOf(failure) === 'conflict') throw error;
        throw new ApiError('unavailable', 'The guest is not claimed yet');
      });
      return call();
    }
  }

  private countWaiting(): void {
    const waiting = this.queue.waiting();
    if (this.isOver || waiting === this.waiting) return;
    this.waiting = waiting;
    this.events.onQueue(waiting);
  }

  private stopTimers(): void {
    clearTimeout(this.renewal);
    clearInterval(this.pings);
  }
}
