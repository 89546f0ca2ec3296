import { integer, named, object, text, time } from '../../../core/openapi/schemas.js';

export const ROUND_ANSWER = named(
  'RoundAnswer',
  object({ round: text, seed: { ...integer, minimum: 0, maximum: 4_294_967_295 }, startedAt: time, expiresAt: time }),
);
