import { LIVE_ERROR_CODES } from '@gamegeek/contracts/live/live-events.js';
import type { TopicDescription } from '../live/topic-registry.service.js';
import { answerSchema } from './answer-schemas.js';
import { exampleOf } from './examples.js';
import type { SchemaObject } from './schemas.js';

/** Documents the live protocol, which OpenAPI cannot express: Socket.IO events and topics. */
export function describeLive(topics: TopicDescription[], shapes: Record<string, SchemaObject>): object {
  const described = topics.map((topic) => {
    const [snapshot, changes] = [answerSchema(topic.snapshot), answerSchema(topic.changes)];
    const example = { snapshot: exampleOf(snapshot, shapes), changes: exampleOf(changes, shapes) };
    return { ...topic, snapshot, changes, example };
  });
  return {
    path: '/socket.io',
    events: EVENTS,
    errorCodes: LIVE_ERROR_CODES,
    topics: described.sort((a, b) => a.topic.localeCompare(b.topic, 'en')),
  };
}

const EVENTS = [
  {
    name: 'watch',
    from: 'client',
    payload: 'topic, { rows }?',
    answer: '{ ok: true, topic, seq, snapshot } or { ok: false, code, message }',
    summary:
      'Starts watching a topic. The snapshot is the state at the sequence number `seq`. For boards, `{ rows: 10 }` or `{ rows: 100 }` (default) sets the number of rows in snapshot and patches; watching again changes it.',
  },
  {
    name: 'unwatch',
    from: 'client',
    payload: 'topic',
    answer: '{ ok: true }',
    summary: 'Stops watching a topic.',
  },
  {
    name: 'run',
    from: 'client',
    payload: '{ token, round, state, score, log? }',
    answer: '{ ok: true, sessionId, watching, known } or { ok: false, code, message }',
    summary:
      'The page on which somebody plays a game of the arcade says how the run goes on, so that others can watch. While `watching` is above 0, `log` has the inputs from character `known` on.',
  },
  {
    name: 'patch',
    from: 'server',
    payload: '{ topic, from, to, …changes }',
    summary:
      'Covers the sequence numbers `from` to `to`: apply it when `from ≤ seq + 1`, ignore it when `to ≤ seq`, and watch again after a gap.',
  },
  {
    name: 'reset',
    from: 'server',
    payload: '{ topic }',
    summary: 'The copy is invalid: drop it and watch again.',
  },
  {
    name: 'watchers',
    from: 'server',
    payload: '{ sessionId, watching }',
    summary: 'How many watch the run that this connection reports.',
  },
];
