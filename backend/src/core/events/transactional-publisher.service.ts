import { Injectable, Logger } from '@nestjs/common';
import type { GenericSchema } from 'valibot';
import { afterCommit } from '../database/after-commit.js';
import type { Transaction } from '../database/transaction.js';
import type { EventMap, OutboxEventName, OutboxPayloadMap } from './event-map.js';
import { EventStream } from './event-stream.service.js';
import { Outbox } from './outbox.repository.js';
import { OutboxRelay } from './outbox-relay.service.js';

interface StoredEvent<N extends OutboxEventName> {
  /** What a stored payload is checked against before it is published: another release may have stored it. */
  payload: GenericSchema<unknown, OutboxPayloadMap[N]>;
}

/** How events of one name are published from their stored payloads. */
interface LoadedEvent<N extends OutboxEventName> extends StoredEvent<N> {
  /**
   * Returns the events to publish for stored payloads: one after a commit, many after a crash. Events that carry state
   * carry the current one, which includes every earlier change.
   */
  load: (payloads: OutboxPayloadMap[N][]) => EventMap[N][] | Promise<EventMap[N][]>;
  /** Publishes an event to all nodes when the event stream alone is not enough. Throws to be retried. */
  publish?: (event: EventMap[N]) => Promise<void>;
}

/** For events that a script publishes together with its own work. */
interface ReplayedEvent<N extends OutboxEventName> extends StoredEvent<N> {
  /** Publishes the events of stored payloads. Throws to be retried. */
  replay: (payloads: OutboxPayloadMap[N][]) => Promise<void>;
}

type Registered = { [N in OutboxEventName]: LoadedEvent<N> | ReplayedEvent<N> };

/**
 * Publishes an event if and only if the transaction of its change commits: `emit` inserts it into the outbox within the
 * transaction, publishes it after the commit and deletes it. What a crash or an outage of Redis leaves in the outbox is
 * published by the relay, so an event may be published twice.
 */
@Injectable()
export class TransactionalPublisher {
  private readonly log = new Logger('Outbox');
  private readonly registered: Partial<Registered> = {};

  constructor(
    private readonly stream: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
  ) {}

  /** Called once for each event, while the application starts. */
  register<N extends OutboxEventName>(name: N, event: Registered[N]): void {
    this.registered[name] = event;
    this.relay.handle(name, event.payload, (payloads) => this.replay(name, payloads));
  }

  /**
   * Inserts the event in the open transaction `tx`. It is published after the commit; the transaction waits for that,
   * but not longer than a second. A caller that has the finished event passes it, otherwise it is loaded from the
   * payload.
   */
  async emit<N extends OutboxEventName>(
    tx: Transaction,
    name: N,
    payload: OutboxPayloadMap[N],
    event?: EventMap[N],
  ): Promise<void> {
    this.find(name);
    const id = await this.outbox.insert(tx, name, payload);
    afterCommit(tx, async () => {
      try {
        await this.publish(name, payload, event);
        this.outbox.markPublished(id);
      } catch (error) {
        this.log.debug({ err: error, event: name }, 'an event is left to the relay');
      }
    });
  }

  /** While Redis is unreachable, at least this node gets the event. */
  private async publish<N extends OutboxEventName>(
    name: N,
    payload: OutboxPayloadMap[N],
    finished?: EventMap[N],
  ): Promise<void> {
    const registered = this.find(name);
    if ('replay' in registered) return registered.replay([payload]);
    const events = finished === undefined ? await registered.load([payload]) : [finished];
    for (const event of events) {
      try {
        await this.send(name, registered, event);
      } catch (error) {
        this.stream.deliverHere(name, event);
        throw error;
      }
    }
  }

  private async replay<N extends OutboxEventName>(name: N, payloads: OutboxPayloadMap[N][]): Promise<void> {
    const registered = this.find(name);
    if ('replay' in registered) return registered.replay(payloads);
    for (const event of await registered.load(payloads)) await this.send(name, registered, event);
  }

  private send<N extends OutboxEventName>(name: N, { publish }: LoadedEvent<N>, event: EventMap[N]): Promise<void> {
    return publish ? publish(event) : this.stream.publishToAll(name, event);
  }

  private find<N extends OutboxEventName>(name: N): LoadedEvent<N> | ReplayedEvent<N> {
    const registered = this.registered[name];
    if (!registered) throw new Error(`the event ${name} is not registered`);
    return registered;
  }
}
