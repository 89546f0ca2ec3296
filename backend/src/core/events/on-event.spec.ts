import { describe, expect, it } from '@jest/globals';
import { stub } from '../../../test/support/stub.js';
import type { EventStream } from './event-stream.service.js';
import { listen, OnEvent } from './on-event.decorator.js';

class Listener {
  calls = 0;

  @OnEvent('activity.changed')
  @OnEvent('boards.rebuilt')
  onChange(): void {
    this.calls += 1;
  }

  other(): void {
    this.calls += 100;
  }
}

describe('@OnEvent', () => {
  it('calls a method with each of its events, and no other method', () => {
    const subscribed = new Map<string, () => void>();
    const listener = new Listener();
    listen(stub<EventStream>({ on: (name: string, call: () => void) => subscribed.set(name, call) }), listener);
    expect([...subscribed.keys()].sort()).toEqual(['activity.changed', 'boards.rebuilt']);
    for (const call of subscribed.values()) call();
    expect(listener.calls).toBe(2);
  });
});
