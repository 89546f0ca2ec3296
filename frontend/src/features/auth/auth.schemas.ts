import { sessionAnswerSchema, verifiedAnswerSchema } from '@gamegeek/contracts/auth/auth.schemas.js';
import * as v from 'valibot';

/** The answer to login and registration; the session is optional (docs/product.md, section 4). */
export const signInAnswerSchema = v.partial(sessionAnswerSchema, ['session']);
export type SignInAnswer = v.InferOutput<typeof signInAnswerSchema>;

/** Without session and user for accounts with two-factor authentication; the address is verified anyway. */
export const verifyAnswerSchema = v.object({
  session: v.optional(verifiedAnswerSchema.entries.session),
  user: verifiedAnswerSchema.entries.user,
});
export type VerifyAnswer = v.InferOutput<typeof verifyAnswerSchema>;
