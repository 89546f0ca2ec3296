import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

/** GET /api/daily */
export class DailyQueryDto {
  /** A day up to today, in UTC; today without it. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'day must be a day, such as 2026-11-30' })
  day?: string;
}

const OFFSET = { message: 'utcOffset must be a whole number of minutes from -840 to 840' };

/** POST /api/daily/round */
export class DailyRoundDto {
  /** The minutes by which the clock of the player is ahead of UTC, for the reminder at 18:00. */
  @IsOptional()
  @IsInt(OFFSET)
  @Min(-840, OFFSET)
  @Max(840, OFFSET)
  utcOffset?: number;
}
