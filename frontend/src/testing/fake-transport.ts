import type { RunWatchers } from '@gamegeek/contracts/live/live-events.js';
import type { RunReport } from '@gamegeek/contracts/play/run-report.js';
import type { WatchOptions } from '@gamegeek/contracts/live/watch-options.js';
import type { CreateTransport, LiveTransport, TransportListener } from '#shared/live/live-transport.js';

type AckOf = (topic: string, options?: WatchOptions) => unknown;

/** A socket controlled by a test: it answers, sends, disconnects and reconnects on demand. */
export class FakeTransport implements LiveTransport {
  readonly requests: string[] = [];
  /** The answer to `unwatch`. */
  unwatched: unknown = { ok: true };
  readonly reports: RunReport[] = [];
  /** The answer to `report`. */
  reported: unknown = { ok: false, code: 'unavailable', message: 'No answer to reports' };
  isOpen = false;
  reopened = 0;
  private readonly onWatcher = new Set<(watchers: RunWatchers) => void>();
  private listener: TransportListener | undefined;
  private answer: AckOf = () => ({ ok: false, code: 'unknown_topic', message: 'No answer for this topic' });

  readonly create: CreateTransport = async (listener) => {
    this.listener = listener;
    return this;
  };

  /** The answer to `watch`; a pending promise is a server that does not answer. */
  answerWith(answer: AckOf): void {
    this.answer = answer;
  }

  open(): void {
    this.isOpen = true;
    this.listener?.onUp();
  }

  openPeriodic(): void {
    this.listener?.onUp('periodic');
  }

  reopen(): void {
    this.reopened += 1;
    this.fall();
    this.open();
  }

  fall(): void {
    this.isOpen = false;
    this.listener?.onDown();
  }

  send(frame: unknown): void {
    this.listener?.onPatch(frame);
  }

  reset(topic: string): void {
    this.listener?.onReset({ topic });
  }

  async ask(event: 'watch' | 'unwatch', topic: string, options?: WatchOptions): Promise<unknown> {
    this.requests.push(options ? `${event} ${topic} ${JSON.stringify(options)}` : `${event} ${topic}`);
    return event === 'watch' ? this.answer(topic, options) : this.unwatched;
  }

  async report(run: RunReport): Promise<unknown> {
    this.reports.push(run);
    return this.reported;
  }

  onWatchers(callback: (watchers: RunWatchers) => void): () => void {
    this.onWatcher.add(callback);
    return () => this.onWatcher.delete(callback);
  }

  sendWatchers(watchers: RunWatchers): void {
    for (const callback of this.onWatcher) callback(watchers);
  }
}
