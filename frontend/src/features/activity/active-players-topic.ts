import {
  ACTIVE_PLAYERS,
  activePlayersChangesSchema,
  activePlayersShownSchema,
  type ActivePlayersChanges,
  type ActivePlayersShown,
} from '@gamegeek/contracts/activity/activity.schemas.js';
import { ACTIVE_PLAYERS_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { applyActiveChanges } from '@gamegeek/rules/activity/active-players.js';
import { LiveTopic } from '#shared/live/live-topic.js';

/** The players with the most games in the last seven days, in the server's order. */
export const liveActivePlayers = new LiveTopic<ActivePlayersShown, ActivePlayersChanges>({
  name: ACTIVE_PLAYERS_TOPIC,
  snapshot: activePlayersShownSchema,
  changes: activePlayersChangesSchema,
  reduce: ({ players }, changes) => ({ players: applyActiveChanges(players, changes, ACTIVE_PLAYERS) }),
});
