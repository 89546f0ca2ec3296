import * as v from 'valibot';
import { integer, uuid } from '../values.js';
import { ERROR_STATUS, type ErrorCode } from './error-codes.js';

export const errorCode = v.picklist(Object.keys(ERROR_STATUS) as ErrorCode[]);
const fields = v.record(v.string(), v.array(v.string()));

/** Messages for each invalid property. */
export type FieldErrors = v.InferOutput<typeof fields>;

const reason = v.object({ code: v.string(), message: v.string() });
/** Why something was refused, in words of its own. */
export type ErrorReason = v.InferOutput<typeof reason>;

/** A refused item of a batch, beside its status. */
export const refusalFields = { code: errorCode, message: v.string(), fields: v.optional(fields) };

/** The body of every error answer. */
export const errorSchema = v.object({
  statusCode: integer,
  code: errorCode,
  message: v.string(),
  error: v.pipe(v.string(), v.description('The same sentence as `message`.')),
  fields: v.optional(v.pipe(fields, v.description('What is wrong, by property.'))),
  reasons: v.optional(v.pipe(v.array(reason), v.description('Why a build cannot be hosted.'))),
  requestId: uuid,
});
export type ErrorBody = v.InferOutput<typeof errorSchema>;
