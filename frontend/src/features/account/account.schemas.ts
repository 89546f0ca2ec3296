import { ownUserSchema } from '@gamegeek/contracts/auth/auth.schemas.js';
import * as v from 'valibot';

/** The fields that saving a profile can change. */
export const savedProfileSchema = v.pick(ownUserSchema, [
  'username',
  'email',
  'email_verified',
  'pending_email',
  'updated_at',
]);
export type SavedProfile = v.InferOutput<typeof savedProfileSchema>;
