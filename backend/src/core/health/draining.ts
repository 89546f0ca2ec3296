import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Whether this node is on its way out: it answers what it has begun, and wants nothing new. */
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

  /** For what would otherwise keep a connection open for ever, such as sockets. */
  onBegin(listener: () => void): void {
    this.events.on('begin', listener);
  }
}
