import type { GameRules } from '@gamegeek/arcade/game-rules.js';
import { runCheckOf } from '@gamegeek/arcade/run-check.js';
import type { PortRound } from '@gamegeek/contracts/play/port-messages.js';
import { refusedFor, type Scoreboard } from '../board/bridge.js';
import type { Outcome } from './outcome.js';
import { Loop } from '../loop.js';
import type { Variant } from '../presentation.js';
import { AnsweredRun, type RunEvents, type Waiting } from './answered-run.js';
import { Ending } from './ending.js';
import { continuedRun, newRun, type GameRun, type RoundRun } from './game-run.js';

export type Phase = 'title' | 'ready' | 'playing' | 'paused' | 'over';

/** The delay before the game-over screen: shows the end and prevents an accidental restart. */
const GAME_OVER_DELAY_MS = 900;
const COUNT_MS = 380;
export const COUNT_FROM = 3;
/** A real-time run is kept this often. */
const KEEP_MS = 500;

/** The end of a run of a variant. */
export interface Trial {
  time: number | null;
  isBest: boolean;
}

export interface PlayEvents<State, Input> {
  /** The phase or the countdown has changed. */
  changed(): void;
  frame(seconds: number, alpha: number): void;
  /** A run begins, or goes on where it was left. */
  entered(): void;
  resumed(): void;
  counted(left: number): void;
  paused(): void;
  answered(state: State): void;
  waiting(waiting: Waiting): void;
  /** Whether the end on the board is still moving. */
  isBusy(): boolean;
  /** The player has seen the end on the board. */
  ended(): void;
  /** More is known about the outcome of the last run. */
  news(): void;
  /** Keeps the time of a variant. True if it is the best. */
  isBestTime(variant: Variant<State, Input>, time: number): boolean;
  isGuest(): boolean;
}

/** The runs of a game, from the countdown to the end. */
export class Play<State, Input> {
  phase: Phase = 'title';
  run: GameRun<State, Input>;
  /** Of a run that is never sent to the board. */
  variant: Variant<State, Input> | null = null;
  /** A run that was left, for example by a reload. */
  left: { run: GameRun<State, Input>; round: PortRound } | null = null;
  /** Before the run begins or goes on. */
  count = 0;
  /** The best score of the player. */
  best = 0;
  trial: Trial | null = null;
  readonly ending = new Ending(
    () => this.board,
    () => this.events.news(),
  );
  private board: Scoreboard | null = null;
  round: PortRound | null = null;
  private keptAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly loop: Loop;
  private readonly answers: RunEvents = {
    answered: () => {
      this.events.answered(this.run.state);
      this.afterMove();
    },
    waiting: (waiting) => this.events.waiting(waiting),
    failed: (code) => this.end(code),
  };

  constructor(
    private readonly game: GameRules<State, Input>,
    private readonly events: PlayEvents<State, Input>,
  ) {
    this.run = newRun(game, null, null, this.answers).run;
    this.loop = new Loop(game.tickRate, {
      tick: () => {
        this.run.tick();
        this.afterMove();
      },
      frame: (seconds, alpha) => events.frame(seconds, alpha),
    });
  }

  start(): void {
    this.loop.start();
  }

  join(board: Scoreboard): void {
    this.board = board;
    void this.findLeft();
  }

  /** Each player has another one. */
  async findLeft(): Promise<void> {
    const { board } = this;
    const found = (await board?.kept()) ?? null;
    if (this.phase !== 'title' || !board) return;
    const run = found && continuedRun(this.game, found, board, this.answers);
    this.left = run && { run, round: found.round };
    this.events.changed();
  }

  /** The rules of the run. */
  get rules(): GameRules<State, Input> {
    return this.variant?.game ?? this.game;
  }

  get isTurnBased(): boolean {
    return this.game.tickRate === 0;
  }

  get isWaiting(): boolean {
    return this.run instanceof AnsweredRun && this.run.waiting;
  }

  /** Whether the last run is over and its end was seen. */
  get isEnded(): boolean {
    return this.phase === 'over' && (this.trial !== null || this.ending.outcome !== null);
  }

  /** The next run: of the game, whose round the page gives, or of a variant. */
  async begin(connected: Promise<Scoreboard>, variant: Variant<State, Input> | null): Promise<void> {
    if (this.phase === 'ready' || this.phase === 'playing') return;
    this.prepare(variant);
    this.events.changed();
    const board = await connected;
    const round = variant ? null : await board.round();
    if (!variant) {
      board.keep(null);
      this.left = null;
    }
    this.enter(board, newRun(this.rules, round, board, this.answers));
  }

  /** The run that was left. */
  async goOn(connected: Promise<Scoreboard>): Promise<void> {
    const { left } = this;
    if (!left) return;
    this.prepare(null);
    this.left = null;
    this.enter(await connected, left);
  }

  private prepare(variant: Variant<State, Input> | null): void {
    this.phase = 'ready';
    this.variant = variant;
    this.count = 0;
  }

  private enter(board: Scoreboard, { run, round }: RoundRun<State, Input>): void {
    if (this.run instanceof AnsweredRun) this.run.leave();
    this.events.waiting('no');
    this.run = run;
    this.round = round;
    this.trial = null;
    this.ending.begin(this.variant ? null : board);
    board.ping('active');
    this.events.entered();
    this.countDown();
  }

  /** Real-time games have a countdown; turn-based games start at once. */
  countDown(): void {
    this.phase = 'ready';
    this.count = this.isTurnBased ? 0 : COUNT_FROM;
    const step = () => {
      if (this.count === 0) {
        this.resume();
        return;
      }
      this.events.changed();
      this.events.counted(this.count);
      this.timer = setTimeout(() => {
        this.count--;
        step();
      }, COUNT_MS);
    };
    step();
  }

  private resume(): void {
    this.phase = 'playing';
    this.loop.restart();
    this.loop.ticking = true;
    this.events.changed();
    this.events.resumed();
    // The server may have answered the last input of a run after it was left.
    this.afterMove();
  }

  pause(): void {
    const counting = this.phase === 'ready' && this.count > 0;
    if (this.phase !== 'playing' && !counting) return;
    clearTimeout(this.timer);
    this.loop.ticking = false;
    this.phase = 'paused';
    this.keep();
    this.events.changed();
    this.events.paused();
    this.board?.ping('idle');
  }

  showTitle(): void {
    this.phase = 'title';
    this.variant = null;
    this.events.changed();
    void this.findLeft();
  }

  act(input: Input): boolean {
    if (this.phase !== 'playing' || !this.run.act(input)) return false;
    this.afterMove();
    return true;
  }

  private afterMove(): void {
    if (this.phase !== 'playing') return;
    if (this.run.isOver) this.end();
    else if (this.isTurnBased || performance.now() > this.keptAt + KEEP_MS) this.keep();
  }

  /** The page offers the run again, should it or this document be gone. */
  private keep(): void {
    const { run, round } = this;
    const { log, ticks, score } = run;
    this.keptAt = performance.now();
    if (round && run.inputCount) this.board?.keep({ round, log, ticks, score });
  }

  /** Ends the run, with the code of an error if it could not be finished. */
  private end(failure?: string): void {
    this.loop.ticking = false;
    this.phase = 'over';
    this.events.changed();
    if (this.variant) void this.endTrial(this.variant);
    else void this.finish(failure);
  }

  private async finish(failure: string | undefined): Promise<void> {
    const { run, round, board, ending } = this;
    const { score } = run;
    const local = board?.local ?? true;
    const outcome: Outcome = {
      score,
      result: failure === undefined ? null : refusedFor(failure),
      around: null,
      local,
      practice: !local && !round,
      wasGuest: this.events.isGuest(),
      check: runCheckOf(this.game.id),
      earned: [],
    };
    this.best = Math.max(this.best, score);
    // At once: the player may leave before the end is shown.
    const sent = ending.send(outcome, round, run.log);
    board?.keep(null);
    if (!(await this.seeEnd(run))) return;
    const shown = ending.show(outcome, sent);
    this.events.ended();
    await shown;
  }

  private async endTrial(variant: Variant<State, Input>): Promise<void> {
    const { run } = this;
    const time = variant.time(run.state, run.ticks);
    const isBest = time !== null && this.events.isBestTime(variant, time);
    if (!(await this.seeEnd(run))) return;
    this.trial = { time, isBest };
    this.events.ended();
  }

  /** Waits until the player has seen the end on the board. False if another run has begun. */
  private async seeEnd(run: GameRun<State, Input>): Promise<boolean> {
    do await new Promise((resolve) => setTimeout(resolve, GAME_OVER_DELAY_MS));
    while (this.events.isBusy() && this.run === run);
    return this.run === run;
  }
}
