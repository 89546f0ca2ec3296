import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { LiveTopic } from '#shared/live/live-topic.js';
import { meEventsSchema, type MeEvents } from '../players.schemas.js';

/** All events since the watch began, with the newest state of each; the snapshot contains inbox and figures. */
export function mergeMeEvents(
  earlier: MeEvents,
  { stats, credits, achievements, gameAchievements, score, inbox, dailyStreak }: MeEvents,
): MeEvents {
  return {
    ...earlier,
    patched: true,
    ...(inbox ? { inbox } : {}),
    ...(stats ? { stats } : {}),
    ...(credits === undefined ? {} : { credits }),
    ...(achievements ? { achievements: mergeAchievements(earlier.achievements ?? [], achievements) } : {}),
    ...(gameAchievements ? { gameAchievements: [...(earlier.gameAchievements ?? []), ...gameAchievements] } : {}),
    ...(score ? { score } : {}),
    ...(dailyStreak === undefined ? {} : { dailyStreak }),
  };
}

/** Live events of the signed-in user. */
export const meTopic = new LiveTopic<MeEvents, MeEvents>({
  name: ME_TOPIC,
  snapshot: meEventsSchema,
  changes: meEventsSchema,
  reduce: mergeMeEvents,
});
