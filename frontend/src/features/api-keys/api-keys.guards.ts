import type { ApiKeyView } from '@gamegeek/contracts/auth/auth.types.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { OwnScore } from '@gamegeek/contracts/profiles/profiles.types.js';
import { isNumber, isString, listOf, nullable, shape } from '../../shared/api/shape.js';

export const isApiKeyView = shape<ApiKeyView>({
  apiKey: isString,
  name: isString,
  created_at: isString,
  last_used_at: nullable(isString),
});

export const isOwnScore = shape<OwnScore>({
  id: isNumber,
  gameId: isNumber,
  gameName: isString,
  score: isNumber,
  createdAt: isString,
});

/** The fields of a game that step 2 uses. */
export type OwnGame = Pick<Game, 'id' | 'name'>;

/** The fields of GET /api/users/{username} that step 2 uses. */
export const isMakerOfGames = shape<{ games: OwnGame[] }>({
  games: listOf(shape<OwnGame>({ id: isNumber, name: isString })),
});
