import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { LiveTopic } from '../../../shared/live/live-topic.js';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { isMeNews, type MeNews } from '../profiles.guards.js';

/** All news since the watch began, the newest state of each; the snapshot holds the inbox and the figures. */
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

/** What happens to the signed-in user, a moment after it happens. */
export const meTopic = new LiveTopic<MeNews, MeNews>({
  name: ME_TOPIC,
  isSnapshot: isMeNews,
  isChanges: isMeNews,
  reduce: joinNews,
});
