import { Max } from 'class-validator';
import { IsScore } from '../scores/submit-score.dto.js';
import { MAX_SCORE } from '../boards/board-settings.js';

/** POST /api/games/{id}/test-scores: for the main board. */
export class TestScoreDto {
  @IsScore()
  @Max(MAX_SCORE, { message: `Score must be at most ${MAX_SCORE}` })
  score: number;
}
