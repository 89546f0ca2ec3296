import type {
  ActivePlayer,
  ActivePlayersChanges,
  ActivePlayersShown,
} from '@gamegeek/contracts/activity/active-players.types.js';
import { isNumber, isString, listOf, shape } from '../../shared/api/shape.js';

const isActivePlayer = shape<ActivePlayer>({
  id: isString,
  username: isString,
  games_played: isNumber,
  last_played_at: isString,
});

export const isActivePlayersShown = shape<ActivePlayersShown>({ players: listOf(isActivePlayer) });

export const isActivePlayersChanges = shape<ActivePlayersChanges>({
  upserts: listOf(isActivePlayer),
  removed: listOf(isString),
});
