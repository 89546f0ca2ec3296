import {
  ACTIVE_PLAYERS,
  type ActivePlayersChanges,
  type ActivePlayersShown,
} from '@gamegeek/contracts/activity/active-players.types.js';
import { ACTIVE_PLAYERS_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { applyActiveChanges } from '@gamegeek/rules/activity/active-players.js';
import { LiveTopic } from '../../shared/live/live-topic.js';
import { isActivePlayersChanges, isActivePlayersShown } from './activity.guards.js';

/** The players with the most games in the last seven days, in the server's order. */
export const liveActivePlayers = new LiveTopic<ActivePlayersShown, ActivePlayersChanges>({
  name: ACTIVE_PLAYERS_TOPIC,
  isSnapshot: isActivePlayersShown,
  isChanges: isActivePlayersChanges,
  reduce: ({ players }, changes) => ({ players: applyActiveChanges(players, changes, ACTIVE_PLAYERS) }),
});
