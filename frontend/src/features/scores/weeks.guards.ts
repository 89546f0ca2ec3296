import { GAME_LAUNCHES } from '@gamegeek/contracts/games/play-settings.js';
import type { Champion, ClosedWeek, GameChampions, WeekChampions } from '@gamegeek/contracts/scores/weeks.types.js';
import { isBoolean, isNumber, isString, listOf, nullable, oneOf, shape } from '../../shared/api/shape.js';

export const isClosedWeek = shape<ClosedWeek>({
  week: isString,
  starts_at: isString,
  ends_at: isString,
  players: isNumber,
});

const isChampion = shape<Champion>({
  place: isNumber,
  userId: isString,
  username: isString,
  score: isNumber,
  createdAt: isString,
});

export const isWeekChampions = shape<WeekChampions>({
  week: isString,
  starts_at: isString,
  ends_at: isString,
  closed: isBoolean,
  players: nullable(isNumber),
  previous: nullable(isString),
  next: nullable(isString),
  global: listOf(isChampion),
  games: listOf(
    shape<GameChampions>({
      gameId: isNumber,
      gameName: isString,
      launch: oneOf(GAME_LAUNCHES),
      gameUrl: nullable(isString),
      arcadeId: nullable(isString),
      players: isNumber,
      champions: listOf(isChampion),
    }),
  ),
});
