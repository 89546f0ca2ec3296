import type { TestApp } from './test-app.js';
import { TopicRegistry } from '../../src/core/live/topic-registry.service.js';

export interface NamedTopic {
  name: string;
  signedIn: boolean;
  ofGame: boolean;
}

/** A run is a topic only while it is played: `live-runs.live.spec` watches some. */
export const describedTopics = ({ app }: TestApp) =>
  app
    .get(TopicRegistry)
    .descriptions()
    .filter(({ topic }) => topic !== 'run:{session}');

/** All topics that the app has registered, from their descriptions, with this game in the place of ids. */
export function allTopics(node: TestApp, gameId: number): NamedTopic[] {
  return describedTopics(node).flatMap(({ topic, signedIn = false }) =>
    namesOf(topic, gameId).map(({ name, ofGame }) => ({ name, ofGame, signedIn })),
  );
}

/** `leaderboard:{gameId or global}:{all or week}` has four names. */
function namesOf(pattern: string, gameId: number): { name: string; ofGame: boolean }[] {
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (choices === undefined) return [{ name: pattern, ofGame: false }];
  return choices.split(' or ').flatMap((choice) => {
    const isId = /id$/i.test(choice);
    const value = isId ? gameId : choice === 'day' ? new Date().toISOString().slice(0, 10) : choice;
    return namesOf(`${before}${value}${after}`, gameId).map(({ name, ofGame }) => ({
      name,
      ofGame: ofGame || isId,
    }));
  });
}
