import { runTopic, parseRunTopic } from '@gamegeek/contracts/live/run-topics.js';
import { paths } from '#shared/routing/paths.js';

const RUN = 'run';

/** GameGeek TV with the run of a play session. */
export const watchAddress = (sessionId: string): string => `${paths.tv()}?${RUN}=${sessionId}`;

/** The play session in the address; undefined for the best run. */
export function sessionIn(query: URLSearchParams): string | undefined {
  return parseRunTopic(runTopic(query.get(RUN) ?? ''));
}
