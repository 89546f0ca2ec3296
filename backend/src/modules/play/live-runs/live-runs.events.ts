import type { LiveRunChanges } from '@gamegeek/contracts/play/live-runs.schemas.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'runs.moved': RunMoved;
    'runs.replaced': RunReplaced;
  }
}

/** A run that somebody watches has gone on. */
export interface RunMoved {
  sessionId: string;
  changes: LiveRunChanges;
}

/** A session plays another run, or none that may be watched. */
export interface RunReplaced {
  sessionId: string;
}
