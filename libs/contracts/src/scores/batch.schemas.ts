import * as v from 'valibot';
import { refusalFields } from '../errors/errors.schemas.js';
import { integer } from '../values.js';
import { playedScoreSchema, submittedScoreSchema } from './submission.schemas.js';

/** POST /api/scores: the second shape is the answer to scores that were sent with a play token. */
export const scoreAnswerSchema = v.union([submittedScoreSchema, playedScoreSchema]);

const batchResultSchema = v.union([
  /** 202: it waits for a maker of the game. */
  v.object({ ...submittedScoreSchema.entries, status: v.picklist([200, 202]) }),
  v.object({ status: integer, ...refusalFields }),
]);
export type BatchResult = v.InferOutput<typeof batchResultSchema>;

export const batchAnswerSchema = v.object({ results: v.array(batchResultSchema) });
export type BatchAnswer = v.InferOutput<typeof batchAnswerSchema>;
