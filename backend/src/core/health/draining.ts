import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Whether this node is stopping. First it is not ready and still serves, then it closes. */
@Injectable()
export class Draining {
  private readonly events = new EventEmitter().setMaxListeners(0);
  private begun = false;

  get active(): boolean {
    return this.begun;
  }

  /** Not ready from here on; resolves after `delay` milliseconds, when nothing new may be sent here any more. */
  async drain(delay: number): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    if (delay > 0) await setTimeout(delay);
    this.events.emit('close');
  }

  /** For what would otherwise keep a connection open for ever, such as sockets. */
  onClose(listener: () => void): void {
    this.events.on('close', listener);
  }
}
