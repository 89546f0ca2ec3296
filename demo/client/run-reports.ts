import { io, type Socket } from 'socket.io-client';

/** How often a run is reported while somebody watches it, and otherwise. */
const WATCHED_MS = 500;
const UNWATCHED_MS = 5_000;
const ANSWER_MS = 5_000;
/** Characters of a log in one report. */
const PART = 4_000;

/** A run as it is now. */
export interface ShownRun {
  /** The play token; undefined while there is none. */
  token: string | undefined;
  round: string;
  score: number;
  /** The inputs so far, and their last tick; null if the server has them. */
  log: string | null;
  tick: number;
}

/** What the server answers, if it takes the report. */
interface Taken {
  ok: true;
  sessionId: string;
  watching: number;
  known: number;
}

function isTaken(answer: unknown): answer is Taken {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
}

interface Watchers {
  sessionId: string;
  watching: number;
}

type LiveSocket = Socket<
  { watchers: (watchers: Watchers) => void },
  { run: (report: object, ack: (answer: unknown) => void) => void }
>;

/** Shows the runs of bots to those who watch, over one socket, as the page of a player does. */
export class RunReports {
  private readonly socket: LiveSocket;
  /** How many watch each play session. */
  private readonly watching = new Map<string, number>();

  constructor(url: string) {
    this.socket = io(url, { transports: ['websocket'] });
    this.socket.on('watchers', ({ sessionId, watching }) => this.watching.set(sessionId, watching));
  }

  close(): void {
    this.socket.disconnect();
  }

  /** Reports a run until the returned function is called, which says how it ended: with a score, or not at all. */
  follow(current: () => ShownRun): (isOver: boolean) => void {
    let session = '';
    let known = 0;
    let reportedAt = -Infinity;
    let isReporting = false;
    const report = async (state: 'playing' | 'over' | 'left') => {
      const { token, round, score, log, tick } = current();
      if (token === undefined || !this.socket.connected) return;
      const isWatched = (this.watching.get(session) ?? 0) > 0;
      // The last character of a log may have changed.
      const at = Math.max(known - 1, 0);
      const append = log?.slice(at, at + PART);
      const part = isWatched &&
        log !== null &&
        append !== undefined && {
          log: { at, append, tick: at + append.length === log.length ? tick : 0 },
        };
      isReporting = true;
      reportedAt = performance.now();
      const answer: unknown = await this.socket
        .timeout(ANSWER_MS)
        .emitWithAck('run', { token, round, score, state, ...part })
        .catch(() => undefined);
      isReporting = false;
      if (!isTaken(answer)) return;
      session = answer.sessionId;
      known = answer.known;
      this.watching.set(session, answer.watching);
    };
    const timer = setInterval(() => {
      const isWatched = (this.watching.get(session) ?? 0) > 0;
      const pause = isWatched ? WATCHED_MS : UNWATCHED_MS;
      if (!isReporting && performance.now() >= reportedAt + pause) void report('playing');
    }, WATCHED_MS / 2);
    return (isOver) => {
      clearInterval(timer);
      void report(isOver ? 'over' : 'left').finally(() => this.watching.delete(session));
    };
  }
}
