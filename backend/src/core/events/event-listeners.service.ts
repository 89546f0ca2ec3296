import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Declared } from '../discovery/declared.service.js';
import { EventStream } from './event-stream.service.js';
import { listen } from './on-event.decorator.js';

/** Subscribes the methods of all providers that are decorated with `@OnEvent`. */
@Injectable()
export class EventListeners implements OnModuleInit {
  constructor(
    private readonly declared: Declared,
    private readonly events: EventStream,
  ) {}

  onModuleInit(): void {
    for (const instance of this.declared.instances()) listen(this.events, instance);
  }
}
