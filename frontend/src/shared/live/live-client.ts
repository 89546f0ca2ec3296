import { BOARD_WINDOW, type LiveErrorCode } from '@gamegeek/contracts/live/live-events.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { isRecord } from '../is-record.js';
import type { LiveStatus, LiveTopic, TopicCopy } from './live-topic.js';
import type { CreateTransport, LiveTransport } from './live-transport.js';

/** A topic without subscribers is watched for this time, because the next page may show it as well. */
const KEEP_MS = 4_000;
/** New watches are spread over this time: a reset reaches all watchers of a board at once. */
const SPREAD_MS = 400;
const SLOWEST_RETRY_MS = 20_000;
/** After this time without a connection the data on screen is marked as stale. */
const STALE_AFTER_MS = 20_000;
/** After this time without a first snapshot the page shows an error instead of a skeleton. */
const FIRST_ANSWER_MS = 8_000;

const RETRYABLE_CODES: readonly (LiveErrorCode | 'no_answer')[] = [
  'rate_limited',
  'unavailable',
  'too_many_topics',
  'no_answer',
];

interface Watch {
  copy: TopicCopy;
  users: number;
  /** The largest row count requested since this watch began. */
  rows: BoardRows;
  /** Counts the requests for this topic; answers to earlier requests are dropped. */
  round: number;
  /** Patches that arrived while an answer is pending; they may be newer. Undefined if none is pending. */
  early: unknown[] | undefined;
  failures: number;
  retry?: ReturnType<typeof setTimeout>;
  linger?: ReturnType<typeof setTimeout>;
  giveUp?: ReturnType<typeof setTimeout>;
}

type Answer = { ok: true; seq: number; snapshot: unknown } | { ok: false; code: string };

function readAnswer(answer: unknown): Answer {
  if (isRecord(answer)) {
    if (answer.ok === true && typeof answer.seq === 'number')
      return { ok: true, seq: answer.seq, snapshot: answer.snapshot };
    if (answer.ok === false && typeof answer.code === 'string') return { ok: false, code: answer.code };
  }
  return { ok: false, code: 'no_answer' };
}

/** Doubles with each failure. Half of it is random, so that the pages behind one address do not retry at once. */
function retryDelay(failures: number): number {
  return Math.min(SPREAD_MS * 2 ** failures, SLOWEST_RETRY_MS) * (0.5 + Math.random() / 2);
}

function topicOf(frame: unknown): string {
  return isRecord(frame) && typeof frame.topic === 'string' ? frame.topic : '';
}

/** Keeps local copies of all watched topics up to date over one socket (docs/live-protocol.md). */
export class LiveClient {
  private readonly watches = new Map<string, Watch>();
  private transport: Promise<LiveTransport> | undefined;
  private up = false;
  /** Of filled copies. */
  private status: LiveStatus = 'live';
  private staleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly createTransport: CreateTransport) {}

  /**
   * Watches a topic until the returned function is called; several subscribers share one watch on the wire. The larger
   * of two row counts serves both until the topic is unwatched, so that paging back and forth sends one request.
   */
  watch<S, C>(topic: LiveTopic<S, C>, rows: BoardRows = BOARD_WINDOW): () => void {
    const watch = this.watches.get(topic.name) ?? this.begin(topic.name, topic.copyIn(this), rows);
    if (rows > watch.rows) {
      watch.rows = rows;
      if (this.up) void this.ask(topic.name, watch);
    }
    watch.users += 1;
    clearTimeout(watch.linger);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      watch.users -= 1;
      if (watch.users === 0) watch.linger = setTimeout(() => this.end(topic.name, watch), KEEP_MS);
    };
  }

  /** Retries at once, when the user presses Retry. */
  retry(name: string): void {
    const watch = this.watches.get(name);
    if (!watch) return;
    watch.failures = 0;
    this.awaitFirst(watch);
    if (this.up) void this.ask(name, watch);
    else this.open();
  }

  /** After login or logout: reconnects with the new token and watches all topics again. */
  reconnect(): void {
    void this.transport?.then((transport) => transport.reopen());
  }

  /** The connection, for what is not a topic. Undefined if it could not be loaded. */
  line(): Promise<LiveTransport> | undefined {
    this.open();
    return this.transport;
  }

  private begin(name: string, copy: TopicCopy, rows: BoardRows): Watch {
    const watch: Watch = { copy, users: 0, rows, round: 0, early: undefined, failures: 0 };
    this.watches.set(name, watch);
    this.awaitFirst(watch);
    if (this.up) void this.ask(name, watch);
    else this.open();
    return watch;
  }

  private end(name: string, watch: Watch): void {
    this.watches.delete(name);
    watch.round += 1;
    clearTimeout(watch.retry);
    clearTimeout(watch.giveUp);
    watch.copy.clear();
    if (this.up) void this.leave(name);
  }

  /** Until the server has accepted it, the topic counts for the limit of this connection. */
  private async leave(name: string, failures = 0): Promise<void> {
    const answer = await this.transport?.then((transport) => transport.ask('unwatch', name)).catch(() => undefined);
    if (!isRecord(answer) || answer.code !== 'rate_limited') return;
    setTimeout(() => {
      if (this.up && !this.watches.has(name)) void this.leave(name, failures + 1);
    }, retryDelay(failures));
  }

  private awaitFirst(watch: Watch): void {
    clearTimeout(watch.giveUp);
    watch.giveUp = setTimeout(() => watch.copy.fail(), FIRST_ANSWER_MS);
  }

  private open(): void {
    this.transport ??= this.createTransport({
      onUp: (status) => this.handleUp(status),
      onDown: () => this.handleDown(),
      onPatch: (frame) => this.handlePatch(frame),
      onReset: (frame) => this.handleReset(frame),
    }).then((transport) => {
      transport.open();
      return transport;
    });
    this.transport.catch(() => {
      // The chunk of the socket could not be loaded; the next watch or Retry tries again.
      this.transport = undefined;
      for (const watch of this.watches.values()) watch.copy.fail();
    });
  }

  private handleUp(status: LiveStatus = 'live'): void {
    this.up = true;
    this.status = status;
    clearTimeout(this.staleTimer);
    for (const [name, watch] of this.watches) {
      watch.failures = 0;
      // First requests go out at once; those after a reconnection are spread.
      // Until its answer, it is not known to be outdated.
      watch.copy.mark('reconnecting');
      if (watch.copy.hasSnapshot()) this.askSoon(name, watch);
      else void this.ask(name, watch);
    }
  }

  private handleDown(): void {
    this.up = false;
    for (const watch of this.watches.values()) {
      watch.round += 1;
      watch.early = undefined;
      clearTimeout(watch.retry);
      watch.copy.mark('reconnecting');
    }
    clearTimeout(this.staleTimer);
    this.staleTimer = setTimeout(() => {
      for (const watch of this.watches.values()) watch.copy.mark('stale');
    }, STALE_AFTER_MS);
  }

  private handlePatch(frame: unknown): void {
    const name = topicOf(frame);
    const watch = this.watches.get(name);
    if (!watch) return;
    if (watch.early) watch.early.push(frame);
    else if (watch.copy.patch(frame) === 'gap') this.askSoon(name, watch);
  }

  private handleReset(frame: unknown): void {
    const name = topicOf(frame);
    const watch = this.watches.get(name);
    if (watch) this.askSoon(name, watch);
  }

  private async ask(name: string, watch: Watch): Promise<void> {
    clearTimeout(watch.retry);
    const round = ++watch.round;
    watch.early ??= [];
    const { rows } = watch;
    const options = rows === BOARD_WINDOW ? undefined : { rows };
    const answer = readAnswer(
      await this.transport?.then((transport) => transport.ask('watch', name, options)).catch(() => undefined),
    );
    // Meanwhile the connection was lost, the topic unwatched, or another request sent.
    if (round !== watch.round) return;
    const early = watch.early;
    watch.early = undefined;
    if (!answer.ok) return this.handleRefusal(name, watch, answer.code);
    if (!watch.copy.fill(answer.seq, answer.snapshot, rows, this.status))
      return this.handleRefusal(name, watch, 'no_answer');
    clearTimeout(watch.giveUp);
    if (early.some((frame) => watch.copy.patch(frame) === 'gap')) this.askLater(name, watch);
    else watch.failures = 0;
  }

  private handleRefusal(name: string, watch: Watch, code: string): void {
    if (watch.copy.hasSnapshot()) watch.copy.mark('stale');
    if (RETRYABLE_CODES.some((known) => known === code)) return this.askLater(name, watch);
    clearTimeout(watch.giveUp);
    watch.copy.fail();
  }

  /** After a gap or a reset: until the answer arrives, the copy stays on screen and patches are queued. */
  private askSoon(name: string, watch: Watch): void {
    // A pending answer may be older than the event that caused this.
    watch.round += 1;
    this.askIn(name, watch, Math.random() * SPREAD_MS);
  }

  private askLater(name: string, watch: Watch): void {
    const delay = retryDelay(watch.failures);
    watch.failures += 1;
    this.askIn(name, watch, delay);
  }

  private askIn(name: string, watch: Watch, delay: number): void {
    watch.early ??= [];
    clearTimeout(watch.retry);
    watch.retry = setTimeout(() => void this.ask(name, watch), delay);
  }
}
