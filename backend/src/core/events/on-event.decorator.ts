import { SetMetadata } from '@nestjs/common';
import { methodsWith } from '../discovery/declared.service.js';
import type { EventName } from './event-map.js';
import type { EventStream, StreamedEvent } from './event-stream.service.js';

const ON_EVENT = 'on-event';

/** Calls this method of a provider with each event of that name, on every node and in the same order. */
export function OnEvent<N extends EventName>(name: N) {
  return <M extends (event: StreamedEvent<N>, seq: number) => void>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => void SetMetadata(ON_EVENT, name)(target, key, descriptor);
}

/** Subscribes the methods of an object that are decorated with `@OnEvent`. */
export function listen(events: EventStream, listener: object): void {
  for (const { value, method } of methodsWith(ON_EVENT, listener)) {
    // Safe: the decorator accepts only names of events, and methods that take theirs.
    events.on(value as EventName, (event, seq) => void method(event, seq));
  }
}
