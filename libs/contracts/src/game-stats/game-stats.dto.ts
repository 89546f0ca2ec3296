import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { compose } from '../validation/compose.js';

const Day = (name: string) => {
  const message = `${name} must be a day like 2026-11-21`;
  return compose(
    IsOptional(),
    Matches(/^[12]\d{3}-\d{2}-\d{2}$/, { message }),
    IsISO8601({ strict: true }, { message }),
  );
};

/** GET /api/games/{id}/stats. Days in UTC, both included; the last 28 by default. */
export class GameStatsDto {
  @Day('from')
  from?: string;

  @Day('to')
  to?: string;

  @IsOptional()
  @IsIn(['json', 'csv'], { message: 'format must be json or csv' })
  format: 'json' | 'csv' = 'json';
}
