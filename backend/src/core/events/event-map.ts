/**
 * Every event that crosses from node to node, name to payload. Each owner adds its own lines by declaration merging
 * (see `*.events.ts`), so that core knows no module. `docs/architecture.md` tells who listens; a test compares.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface EventMap {}

export type EventName = keyof EventMap;

/** An event with the payload that belongs to its name. */
export type NamedEvent = { [N in EventName]: { name: N; payload: EventMap[N] } }[EventName];
