import { io } from 'socket.io-client';
import { BOARD_WINDOW, type Patch, type WatchAck } from '@gamegeek/contracts/live/live-events.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import type { LeaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { judgePatch } from '@gamegeek/rules/live/sequence.js';
import type { LiveSocket } from '../live-client.js';

const ACK_TIMEOUT = 15_000;
const RETRY_DELAY = 100;

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
  /** Decreases of the sequence number. */
  stepsBack: [from: number, to: number][] = [];
  readonly socket: LiveSocket;
  private highest = 0;
  private hasSnapshot = false;
  /** Patches that arrived before the snapshot; they may be newer. */
  private early: Patch<LeaderboardTopic>[] = [];
  /** Counts snapshots, to ignore the answer to an older request. */
  private attempt = 0;
  private closed = false;
  private retryTimer: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    readonly topic: LeaderboardTopic,
    /** The number of rows to request; undefined sends no options. */
    public rows?: BoardRows,
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      timeout: ACK_TIMEOUT,
    });
    this.socket.on('connect', () => this.start());
    this.socket.on('disconnect', (reason) => {
      this.hasSnapshot = false;
      // Socket.IO does not reconnect after the server has disconnected.
      if (reason === 'io server disconnect' && !this.closed) this.socket.connect();
    });
    this.socket.on('patch', (patch) => this.applyPatch(patch as Patch<LeaderboardTopic>));
    this.socket.on('reset', ({ topic: reset }) => {
      if (reset !== topic) return;
      this.resets += 1;
      this.start();
    });
  }

  /** Whether the copy is current. */
  get ready(): boolean {
    return this.hasSnapshot && this.socket.connected;
  }

  /** Watches the topic again with another number of rows. */
  change(rows: BoardRows): void {
    this.rows = rows;
    if (this.socket.connected) this.start();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.socket.disconnect();
  }

  private start(): void {
    this.hasSnapshot = false;
    this.early = [];
    const attempt = (this.attempt += 1);
    this.starts += 1;
    this.socket
      .timeout(ACK_TIMEOUT)
      .emitWithAck('watch', ...(this.rows === undefined ? [this.topic] : [this.topic, { rows: this.rows }]))
      .then(
        (ack) => this.applySnapshot(attempt, ack as WatchAck<LeaderboardTopic>),
        () => this.retryLater(attempt),
      );
  }

  private applySnapshot(attempt: number, ack: WatchAck<LeaderboardTopic>): void {
    if (attempt !== this.attempt) return;
    if (!ack.ok) {
      this.retryLater(attempt);
      return;
    }
    this.trackSequence(ack.seq);
    this.seq = ack.seq;
    ({ entries: this.entries, total: this.total, watching: this.watching } = ack.snapshot);
    this.hasSnapshot = true;
    for (const patch of this.early.splice(0)) this.applyPatch(patch);
  }

  private retryLater(attempt: number): void {
    if (attempt !== this.attempt || this.closed) return;
    this.retryTimer = setTimeout(() => this.socket.connected && this.start(), RETRY_DELAY);
  }

  private applyPatch(patch: Patch<LeaderboardTopic>): void {
    if (patch.topic !== this.topic) return;
    if (!this.hasSnapshot) {
      this.early.push(patch);
      return;
    }
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
    this.trackSequence(patch.to);
    this.seq = patch.to;
  }

  private trackSequence(seq: number): void {
    if (seq < this.highest) this.stepsBack.push([this.highest, seq]);
    this.highest = Math.max(this.highest, seq);
  }
}
