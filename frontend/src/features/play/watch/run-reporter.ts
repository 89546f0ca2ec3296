import type { RunState } from '@gamegeek/contracts/play/live-runs.schemas.js';
import {
  REPORT_EVERY,
  REPORT_PAUSE,
  REPORT_SILENCE,
  REPORTED_LOG,
  type RunReport,
} from '@gamegeek/contracts/play/run-report.js';
import type { KeptRun } from '@gamegeek/contracts/play/port-messages.js';
import type { LiveTransport } from '#shared/live/live-transport.js';
import { isRecord } from '#shared/is-record.js';

interface ReporterOptions {
  line: () => Promise<LiveTransport> | undefined;
  /** The play token; undefined while there is none. */
  token: () => string | undefined;
  onWatching: (watching: number) => void;
}

/** A run as it was last kept or sent. `log` is null in games with hidden information, whose inputs the server has. */
interface Run {
  round: string;
  log: string | null;
  tick: number;
  score: number;
  state: RunState;
  /** The player has given it up: this is the last report. */
  isGivenUp?: boolean;
}

/**
 * Tells the server how the run on this page goes on, so that others can watch: now and then, and with its inputs while
 * somebody does.
 */
export class RunReporter {
  private run: Run | undefined;
  private isShared = true;
  private isClosed = false;
  /** The round of which nobody may see anything. */
  private refused: string | undefined;
  private watching = 0;
  /** The characters of the log that the server has. */
  private known = 0;
  private sessionId: string | undefined;
  private sentAt = -Infinity;
  /** The round of the last report; undefined if the server knows of none. */
  private reported: string | undefined;
  private overAt = -Infinity;
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopListening: (() => void) | undefined;

  constructor(private readonly options: ReporterOptions) {
    document.addEventListener('visibilitychange', this.onVisibility);
    void options.line()?.then(
      (line) => {
        if (this.isClosed) return;
        this.stopListening = line.onWatchers(({ sessionId, watching }) => {
          if (sessionId === this.sessionId) this.setWatching(watching);
        });
      },
      () => undefined,
    );
  }

  /** The run goes on. */
  keep({ round, log, ticks, score }: KeptRun): void {
    const isNext = this.run?.round !== round.id;
    if (isNext) this.known = 0;
    this.run = { round: round.id, log, tick: ticks, score, state: 'playing' };
    this.schedule(isNext || this.watching > 0 ? REPORT_PAUSE : REPORT_EVERY);
  }

  /** The run is paused, unless it goes on. */
  pause(): void {
    if (this.run?.state !== 'playing') return;
    this.run = { ...this.run, state: 'paused' };
    this.schedule(REPORT_PAUSE);
  }

  end(round: string | null | undefined, score: number, log: string | null | undefined): void {
    if (!this.run || this.run.round !== round) return;
    this.overAt = performance.now();
    this.run = { ...this.run, score, state: 'over', log: log ?? this.run.log };
    this.schedule(REPORT_PAUSE);
  }

  /** The player has given the run up. Those who watch wait for the next one for a while. */
  giveUp(): void {
    if (!this.run || this.run.state === 'over') return;
    this.run = { ...this.run, state: 'paused', isGivenUp: true };
    this.schedule(REPORT_PAUSE);
  }

  share(isShared: boolean): void {
    if (isShared === this.isShared) return;
    this.isShared = isShared;
    this.refused = undefined;
    if (isShared) this.schedule(REPORT_PAUSE);
    else this.leave();
  }

  close(): void {
    this.leave();
    this.isClosed = true;
    this.stopListening?.();
    document.removeEventListener('visibilitychange', this.onVisibility);
  }

  private readonly onVisibility = (): void => {
    if (this.run) this.schedule(REPORT_PAUSE);
  };

  private leave(): void {
    const { run } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.setWatching(0);
    const { reported } = this;
    if (reported === undefined) return;
    this.reported = undefined;
    this.known = 0;
    void this.send({ round: reported, score: run?.score ?? 0, state: 'left' });
  }

  private setWatching(watching: number): void {
    if (watching === this.watching) return;
    this.watching = watching;
    this.options.onWatching(watching);
    if (watching > 0) this.schedule(REPORT_PAUSE);
  }

  /** The next report, so long after the last one. */
  private schedule(pause: number): void {
    if (this.isClosed || !this.isShared || !this.run || this.run.round === this.refused) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.report(), Math.max(this.sentAt + pause - performance.now(), 0));
  }

  private async report(): Promise<void> {
    const { run } = this;
    if (!run || this.isSending) return;
    // The end was seen.
    if (run.state === 'over' && performance.now() > this.overAt + REPORT_SILENCE) return;
    this.isSending = true;
    this.sentAt = performance.now();
    this.reported = run.round;
    const part = this.watching > 0 && run.log !== null ? partOf(run.log, Math.max(this.known - 1, 0)) : undefined;
    const isWhole = !part || part.at + part.append.length === run.log?.length;
    const state = document.hidden && run.state === 'playing' ? 'paused' : run.state;
    const answer = await this.send({
      round: run.round,
      score: run.score,
      // A part of the log is not shown to its end.
      state: isWhole ? state : 'playing',
      ...(part && { log: { ...part, tick: isWhole ? run.tick : 0 } }),
    });
    this.isSending = false;
    this.take(run, answer);
  }

  private take(run: Run, answer: unknown): void {
    const isMore = this.run !== run;
    if (!isRecord(answer) || answer.ok !== true) {
      const code = isRecord(answer) ? answer.code : undefined;
      if (code === 'forbidden') this.refused = run.round;
      this.schedule(code === 'rate_limited' ? REPORT_PAUSE : REPORT_EVERY);
      return;
    }
    const { sessionId, watching, known } = answer;
    if (typeof sessionId === 'string') this.sessionId = sessionId;
    if (typeof known === 'number' && this.run?.round === run.round) this.known = known;
    if (typeof watching === 'number') this.setWatching(watching);
    const isBehind = this.watching > 0 && this.known < (this.run?.log?.length ?? 0);
    if (isBehind || (isMore && this.isUrgent(run))) this.schedule(REPORT_PAUSE);
    else if (this.run?.isGivenUp) this.run = undefined;
    else if (isMore || run.state !== 'over') this.schedule(REPORT_EVERY);
  }

  /** Whether what has changed since this run was reported is to be reported at once. */
  private isUrgent(reported: Run): boolean {
    return this.watching > 0 || this.run?.state !== reported.state || this.run.round !== reported.round;
  }

  private async send(report: Omit<RunReport, 'token'>): Promise<unknown> {
    const token = this.options.token();
    if (token === undefined) return undefined;
    try {
      return await (await this.options.line())?.report({ token, ...report });
    } catch {
      // Without a connection nobody watches; the next report tries again.
      return undefined;
    }
  }
}

/** A log from a place on, in one report, without half an input: those of real-time games end with a capital letter. */
function partOf(log: string, at: number): { at: number; append: string } {
  const rest = log.slice(at);
  const part = rest.length > REPORTED_LOG ? rest.slice(0, REPORTED_LOG) : rest;
  const end = part.length < rest.length ? part.search(/[A-Z][^A-Z]*$/) + 1 : 0;
  return { at, append: end > 0 ? part.slice(0, end) : part };
}
