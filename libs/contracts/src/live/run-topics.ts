import type { LiveRunsTopic, RunTopic } from './topics.js';

export const LIVE_RUNS_TOPIC: LiveRunsTopic = 'runs:live';

const RUN = /^run:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The run that is played in a play session now. */
export function runTopic(sessionId: string): RunTopic {
  return `run:${sessionId}`;
}

export function parseRunTopic(topic: string): string | undefined {
  return RUN.exec(topic)?.[1];
}
