import { verifiedAnswerSchema } from '@gamegeek/contracts/auth/auth.schemas.js';
import * as v from 'valibot';

/** Without session and user for accounts with two-factor authentication; the address is verified anyway. */
export const verifyAnswerSchema = v.object({
  session: v.optional(verifiedAnswerSchema.entries.session),
  user: verifiedAnswerSchema.entries.user,
});
export type VerifyAnswer = v.InferOutput<typeof verifyAnswerSchema>;
