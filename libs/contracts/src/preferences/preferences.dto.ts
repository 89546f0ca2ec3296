import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, THEMES, type Language, type Theme } from './preferences.js';

/** PUT /api/user/preferences. Fields that are not sent stay. */
export class PreferencesDto {
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'The language must be one of en, es, fr, de' })
  language?: Language;

  @IsOptional()
  @IsIn(THEMES, { message: 'The theme must be dark or light' })
  theme?: Theme;

  @IsOptional()
  @IsBoolean({ message: 'Email notifications must be on or off' })
  email_notifications?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Game invites must be on or off' })
  game_invites?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Weekly digest must be on or off' })
  weekly_digest?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Weekly figures of own games must be on or off' })
  maker_digest?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Reminders of the daily must be on or off' })
  daily_reminder?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Notices of being overtaken must be on or off' })
  notify_overtaken?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Notices of comments must be on or off' })
  notify_comments?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Notices of achievements must be on or off' })
  notify_achievements?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Notices of weekly results must be on or off' })
  notify_weekly_results?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Notices of followed players must be on or off' })
  notify_followed?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'Letting others watch must be on or off' })
  share_runs?: boolean;
}
