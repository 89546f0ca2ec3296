import { SetMetadata } from '@nestjs/common';
import { MetadataScanner } from '@nestjs/core';
import type { EventName } from './event-map.js';
import type { EventStream, StreamedEvent } from './event-stream.service.js';

const ON_EVENT = 'on-event';
const scanner = new MetadataScanner();

// Safe: only the decorator below writes this metadata.
const namesOf = (method: object) => (Reflect.getMetadata(ON_EVENT, method) ?? []) as EventName[];

/** Calls this method of a provider with each event of that name, on every node and in the same order. */
export function OnEvent<N extends EventName>(name: N) {
  return <M extends (event: StreamedEvent<N>, seq: number) => void>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const others = descriptor.value ? namesOf(descriptor.value) : [];
    SetMetadata(ON_EVENT, [...others, name])(target, key, descriptor);
  };
}

/** Subscribes the methods of an object that are decorated with `@OnEvent`. */
export function listen(events: EventStream, listener: object): void {
  for (const key of scanner.getAllMethodNames(Object.getPrototypeOf(listener) as object)) {
    const method: unknown = Reflect.get(listener, key);
    if (typeof method !== 'function') continue;
    for (const name of namesOf(method)) {
      events.on(name, (event, seq) => void Reflect.apply(method, listener, [event, seq]));
    }
  }
}
