import { GAME_LAUNCHES } from '@gamegeek/contracts/games/play-settings.js';
import {
  flag,
  integer,
  listOf,
  link,
  named,
  object,
  oneOf,
  orNull,
  text,
  time,
  uuid,
} from '../../../core/openapi/schemas.js';

const week = { type: 'string', pattern: '^\\d{4}-W\\d{2}$' } as const;
const place = { type: 'integer', minimum: 1, maximum: 3 } as const;

const CHAMPION = named('Champion', object({ place, userId: uuid, username: text, score: integer, createdAt: time }));

export const CLOSED_WEEK = named('ClosedWeek', object({ week, starts_at: time, ends_at: time, players: integer }));

export const WEEK_CHAMPIONS = named(
  'WeekChampions',
  object({
    week,
    starts_at: time,
    ends_at: time,
    closed: flag,
    players: orNull(integer),
    previous: orNull(week),
    next: orNull(week),
    global: listOf(CHAMPION),
    games: listOf(
      object({
        gameId: integer,
        gameName: text,
        launch: oneOf(GAME_LAUNCHES),
        gameUrl: orNull(link),
        arcadeId: orNull(text),
        players: integer,
        champions: listOf(CHAMPION),
      }),
    ),
  }),
);

export const CHAMPIONSHIP = object({ week, gameId: orNull(integer), gameName: orNull(text), place, score: integer });
export const CHAMPIONSHIP_TOTALS = object({ first: integer, second: integer, third: integer });

export const CHAMPIONSHIPS = named(
  'Championships',
  object({ totals: CHAMPIONSHIP_TOTALS, championships: listOf(CHAMPIONSHIP) }),
);
