import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { LiveTopic } from '../../../shared/live/live-topic.js';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { isMeNews, type MeNews } from '../profiles.guards.js';

/** All events since the watch began, with the newest state of each; the snapshot contains inbox and figures. */
export function joinNews(
  earlier: MeNews,
  { stats, credits, achievements, gameAchievements, score, inbox }: MeNews,
): MeNews {
  return {
    ...earlier,
    patched: true,
    ...(inbox ? { inbox } : {}),
    ...(stats ? { stats } : {}),
    ...(credits === undefined ? {} : { credits }),
    ...(achievements ? { achievements: mergeAchievements(earlier.achievements ?? [], achievements) } : {}),
    ...(gameAchievements ? { gameAchievements: [...(earlier.gameAchievements ?? []), ...gameAchievements] } : {}),
    ...(score ? { score } : {}),
  };
}

/** Live events of the signed-in user. */
export const meTopic = new LiveTopic<MeNews, MeNews>({
  name: ME_TOPIC,
  isSnapshot: isMeNews,
  isChanges: isMeNews,
  reduce: joinNews,
});
