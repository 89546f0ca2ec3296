import {
  isPortRequest,
  requestIdOf,
  type PortAnswer,
  type PortRequestType,
} from '@gamegeek/contracts/play/port-messages.js';
import { unsent } from '@gamegeek/sdk/score-queue.js';
import { isRecord } from '#shared/is-record.js';

/** The answer to a message that is not a valid request; undefined if its game waits for none. */
export function answerToInvalid(message: unknown): PortAnswer<PortRequestType> | undefined {
  const id = requestIdOf(message);
  if (id === undefined) return undefined;
  if (!isRecord(message) || message.type !== 'submit') return { id, error: 'validation_failed' };
  return { id, answer: unsent('refused', reasonOf(message)) };
}

/** Why a score is not valid: the first wrong field. */
function reasonOf({ id, type, score, round, board }: Record<string, unknown>): string {
  if (!isPortRequest({ id, type, score, round: null, log: null, board: board && 'any' })) return 'invalid_score';
  return isPortRequest({ id, type, score, round, log: null, board: board && 'any' })
    ? 'validation_failed'
    : 'round_invalid';
}
