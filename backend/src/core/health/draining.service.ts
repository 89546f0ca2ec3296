import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** The state of a stopping node: first not ready but still serving, then closing. */
@Injectable()
export class Draining {
  private readonly events = new EventEmitter().setMaxListeners(0);
  private begun = false;

  get active(): boolean {
    return this.begun;
  }

  /** Makes the node not ready; resolves after `delay` milliseconds, the time until no new requests arrive. */
  async drain(delay: number): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    if (delay > 0) await setTimeout(delay);
    this.events.emit('close');
  }

  /** For connections that would otherwise stay open, such as sockets. */
  onClose(listener: () => void): void {
    this.events.on('close', listener);
  }
}
