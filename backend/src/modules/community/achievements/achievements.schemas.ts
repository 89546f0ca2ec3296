import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { flag, integer, named, object, orNull, text, time, uuid } from '../../../core/openapi/schemas.js';

const unique = (values: string[]) => [...new Set(values)];

export const ACHIEVEMENT = named(
  'Achievement',
  object({
    id: integer,
    user_id: uuid,
    key: { type: 'string', enum: unique(ACHIEVEMENTS.map(({ key }) => key)) },
    title: text,
    description: text,
    icon: { type: 'string', enum: unique(ACHIEVEMENTS.map(({ icon }) => icon)) },
    progress: { type: 'integer', minimum: 0, maximum: 100 },
    completed: flag,
    completed_at: orNull(time),
    credits: integer,
  }),
);

const translated = object(Object.fromEntries(LANGUAGES.map((language) => [language, text])));

export const GAME_ACHIEVEMENT = named(
  'GameAchievement',
  object({
    user_id: orNull(uuid),
    game_id: integer,
    game_name: text,
    key: text,
    title: translated,
    description: translated,
    credits: integer,
    completed_at: orNull(time),
  }),
);
