/**
 * Events between nodes: name to payload. Modules add theirs by declaration merging (`*.events.ts`), so that core knows
 * no module. `docs/architecture.md` lists who publishes and who handles them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface EventMap {}

/**
 * Payloads of events in the outbox: name to payload, declared as schemas. With ids instead of texts, which may be
 * deleted before the event is published. Nodes of two releases read each other's rows during an upgrade.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface OutboxPayloadMap {}

export type OutboxEventName = EventName & keyof OutboxPayloadMap;

export type EventName = keyof EventMap;

/** An event with its payload. */
export type NamedEvent = { [N in EventName]: { name: N; payload: EventMap[N] } }[EventName];
