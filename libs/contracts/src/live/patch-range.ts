import * as v from 'valibot';
import { integer } from '../values.js';

/** The sequence numbers that a patch covers (docs/live-protocol.md, section 3). */
export const patchRangeSchema = v.object({ from: integer, to: integer });
export type PatchRange = v.InferOutput<typeof patchRangeSchema>;
