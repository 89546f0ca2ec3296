import { integer, listOf, named, object, text, time } from '../../../core/openapi/schemas.js';

const CREDIT_ENTRY = named('CreditEntry', object({ id: integer, amount: integer, reason: text, created_at: time }));

export const CREDITS = named('Credits', object({ credits: integer, entries: listOf(CREDIT_ENTRY) }));
