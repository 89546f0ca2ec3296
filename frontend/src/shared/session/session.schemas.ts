import { sessionAnswerSchema } from '@gamegeek/contracts/auth/auth.schemas.js';
import * as v from 'valibot';

/** The answer to login and registration; the session is optional (docs/product.md, section 4). */
export const signInAnswerSchema = v.partial(sessionAnswerSchema, ['session']);
export type SignInAnswer = v.InferOutput<typeof signInAnswerSchema>;
