import * as v from 'valibot';
import { integer, time } from '../values.js';
import { personSchema } from './auth.schemas.js';
import { SECURITY_EVENT_KINDS } from './security-events.js';

/** An entry of the security log (GET /api/admin/security-events). */
export const securityEventSchema = v.object({
  id: integer,
  kind: v.picklist(SECURITY_EVENT_KINDS),
  /** The affected account; null if a sign-in matched no account. */
  user: v.nullable(personSchema),
  /** The admin who acted on another account. */
  actor: v.nullable(personSchema),
  /** Null for actions of admins and operators. */
  ip: v.nullable(v.string()),
  /** The moderation action, or null. */
  act: v.nullable(v.pipe(v.string(), v.metadata({ examples: ['hide'] }))),
  created_at: time,
});
export type SecurityEvent = v.InferOutput<typeof securityEventSchema>;
