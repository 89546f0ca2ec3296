import { Max } from 'class-validator';
import { IsScore, MAX_SCORE } from '../scores/submit-score.dto.js';

/** POST /api/games/{id}/test-scores: for the main board. */
export class TestScoreDto {
  @IsScore()
  @Max(MAX_SCORE, { message: `Score must be at most ${MAX_SCORE}` })
  score: number;
}
