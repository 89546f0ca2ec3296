import { IsScore } from '../scores/submit-score.dto.js';

/** POST /api/games/{id}/test-scores */
export class TestScoreDto {
  @IsScore()
  score: number;
}
