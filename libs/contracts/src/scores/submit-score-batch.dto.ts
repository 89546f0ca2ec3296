import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { Hints } from '../validation/input-hints.js';
import { UNTRANSFORMED } from '../validation/property-mark.js';

export const MAX_BATCH = 500;

const SHAPE = '{"scores": [{"gameId": 7, "score": 1200}]}';

/**
 * POST /api/scores/batch. Items are unknown here, because each is validated as a BatchedScoreDto on its own
 * (docs/api.md, section 4).
 */
@Hints({
  shape: `A batch is ${SHAPE}.`,
  unknown: [
    [/^(gameid|score)$/, `it belongs to each score: ${SHAPE}`],
    [/^(items|batch|results|data)$/, `the list is called scores: ${SHAPE}`],
    [/^idempotencykey$/, 'for the whole batch it is the header Idempotency-Key'],
    [/^(key|token|accesstoken|authorization|xapikey|secret)$/, 'did you mean apiKey?'],
  ],
})
export class SubmitScoreBatchDto {
  @IsOptional()
  @IsString({ message: 'apiKey must be text' })
  @MaxLength(128, { message: 'apiKey is too long' })
  apiKey?: string;

  @UNTRANSFORMED.decorator
  @IsArray({ message: 'scores must be a list' })
  @ArrayMinSize(1, { message: 'scores must hold at least 1 score' })
  @ArrayMaxSize(MAX_BATCH, { message: `scores must hold at most ${MAX_BATCH} scores` })
  scores: unknown[];
}
