import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Whether this node is shutting down: running requests are finished, new ones are refused. */
@Injectable()
export class Draining {
  private readonly events = new EventEmitter().setMaxListeners(0);
  private begun = false;

  get active(): boolean {
    return this.begun;
  }

  begin(): void {
    if (this.begun) return;
    this.begun = true;
    this.events.emit('begin');
  }

  /** For connections that would otherwise stay open, such as sockets. */
  onBegin(listener: () => void): void {
    this.events.on('begin', listener);
  }
}
