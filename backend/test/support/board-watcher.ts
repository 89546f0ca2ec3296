import { io } from 'socket.io-client';
import { BOARD_WINDOW, type Patch, type WatchAck } from '@gamegeek/contracts/live/live-events.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import type { LeaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { judgePatch } from '@gamegeek/rules/live/sequence.js';
import type { LiveSocket } from './live-client.js';

const ACK_WITHIN = 15_000;
const TRY_AGAIN = 100;

/**
 * A board like that of a browser: snapshot, patches by sequence numbers, and a new snapshot after a gap, reset or
 * reconnect. Reconnects by itself.
 */
export class BoardWatcher {
  entries: LeaderboardEntry[] = [];
  total = 0;
  watching = 0;
  seq = 0;
  gaps = 0;
  resets = 0;
  starts = 0;
  /** Sequence numbers lower than an earlier one. */
  stepsBack: [from: number, to: number][] = [];
  readonly socket: LiveSocket;
  private highest = 0;
  private holds = false;
  /** Counts snapshots, to ignore the answer to an older request. */
  private attempt = 0;
  private closed = false;
  private again: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    readonly topic: LeaderboardTopic,
    /** The number of rows to ask for; by default without options. */
    public rows?: BoardRows,
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      timeout: ACK_WITHIN,
    });
    this.socket.on('connect', () => this.start());
    this.socket.on('disconnect', (reason) => {
      this.holds = false;
      // Socket.IO does not reconnect after the server has disconnected.
      if (reason === 'io server disconnect' && !this.closed) this.socket.connect();
    });
    this.socket.on('patch', (patch) => this.take(patch as Patch<LeaderboardTopic>));
    this.socket.on('reset', ({ topic: reset }) => {
      if (reset !== topic) return;
      this.resets += 1;
      this.start();
    });
  }

  /** Whether there is a current copy. */
  get ready(): boolean {
    return this.holds && this.socket.connected;
  }

  /** Watches the topic again, with this number of rows. */
  change(rows: BoardRows): void {
    this.rows = rows;
    if (this.socket.connected) this.start();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    this.socket.disconnect();
  }

  private start(): void {
    this.holds = false;
    const attempt = (this.attempt += 1);
    this.starts += 1;
    this.socket
      .timeout(ACK_WITHIN)
      .emitWithAck('watch', ...(this.rows === undefined ? [this.topic] : [this.topic, { rows: this.rows }]))
      .then(
        (ack) => this.fill(attempt, ack as WatchAck<LeaderboardTopic>),
        () => this.later(attempt),
      );
  }

  private fill(attempt: number, ack: WatchAck<LeaderboardTopic>): void {
    if (attempt !== this.attempt) return;
    if (!ack.ok) {
      this.later(attempt);
      return;
    }
    this.see(ack.seq);
    this.seq = ack.seq;
    ({ entries: this.entries, total: this.total, watching: this.watching } = ack.snapshot);
    this.holds = true;
  }

  private later(attempt: number): void {
    if (attempt !== this.attempt || this.closed) return;
    this.again = setTimeout(() => this.socket.connected && this.start(), TRY_AGAIN);
  }

  private take(patch: Patch<LeaderboardTopic>): void {
    if (patch.topic !== this.topic || !this.holds) return;
    const verdict = judgePatch(this.seq, patch);
    if (verdict === 'ignore') return;
    if (verdict === 'gap') {
      this.gaps += 1;
      this.start();
      return;
    }
    this.entries = upsertEntries(this.entries, patch.upserts, this.rows ?? BOARD_WINDOW);
    this.total = patch.total;
    this.watching = patch.watching;
    this.see(patch.to);
    this.seq = patch.to;
  }

  private see(seq: number): void {
    if (seq < this.highest) this.stepsBack.push([this.highest, seq]);
    this.highest = Math.max(this.highest, seq);
  }
}
