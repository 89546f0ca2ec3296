import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ResumeRoundDto } from '../play/play.dto.js';
import { PORT_LIMITS } from '../play/port-messages.js';

/** POST /api/play/races */
export class FinishRaceDto extends ResumeRoundDto {
  @IsInt({ message: 'score must be an integer' })
  @Min(1, { message: 'score must be positive' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'score is too large' })
  score: number;

  /** The input log, unless the server has answered the inputs. */
  @IsOptional()
  @IsString({ message: 'log must be text' })
  @MaxLength(PORT_LIMITS.log, { message: 'log is too long' })
  log?: string;
}
