import * as v from 'valibot';
import { integer, uuid } from '../values.js';
import { ERROR_STATUS, type ErrorCode } from './error-codes.js';

const code = v.picklist(Object.keys(ERROR_STATUS) as ErrorCode[]);
const fields = v.record(v.string(), v.array(v.string()));

/** Messages for each invalid property. */
export type FieldErrors = v.InferOutput<typeof fields>;

/** A refused item of a batch, beside its status. */
export const refusalFields = { code, message: v.string(), fields: v.optional(fields) };

/** The body of every error answer. */
export const errorSchema = v.object({
  statusCode: integer,
  code,
  message: v.string(),
  error: v.pipe(v.string(), v.description('The same sentence as `message`.')),
  fields: v.optional(v.pipe(fields, v.description('What is wrong, by property.'))),
  requestId: uuid,
});
export type ErrorBody = v.InferOutput<typeof errorSchema>;
