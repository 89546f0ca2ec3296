/**
 * Events between nodes: name to payload. Modules add theirs by declaration merging (`*.events.ts`), so that core knows
 * no module. A test compares the table of publishers and listeners in `docs/architecture.md`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface EventMap {}

export type EventName = keyof EventMap;

/** An event with its payload. */
export type NamedEvent = { [N in EventName]: { name: N; payload: EventMap[N] } }[EventName];
