import type { SeededRandom } from '../random.js';
import { readUsernameWords } from '../seed-data.js';

type Form = (random: SeededRandom, words: ReturnType<typeof readUsernameWords>) => string;

/** Patterns of usernames. */
const FORMS: Form[] = [
  (random, { adjectives, nouns }) => capital(random.pick(adjectives)) + capital(random.pick(nouns)),
  (random, { adjectives, nouns }) => `${random.pick(adjectives)}_${random.pick(nouns)}`,
  (random, { adjectives, nouns }) => `${random.pick(adjectives)}-${random.pick(nouns)}`,
  (random, { nouns }) => `${random.pick(nouns)}${random.below(90) + 10}`,
  (random, { firstNames, nouns }) => `${random.pick(firstNames)}.${random.pick(nouns)}`,
  (random, { firstNames, adjectives }) => `${random.pick(firstNames)}_the_${random.pick(adjectives)}`,
  (random, { firstNames }) => `${capital(random.pick(firstNames))}${random.below(900) + 100}`,
  (random, { nouns }) => `${random.pick(nouns)}.${random.pick(nouns)}`,
];

/** Plans usernames that are unique regardless of case. */
export function planUsernames(count: number, random: SeededRandom): string[] {
  const words = readUsernameWords();
  const taken = new Map<string, string>();
  while (taken.size < count) {
    const username = random.pick(FORMS)(random, words);
    if (!taken.has(username.toLowerCase())) taken.set(username.toLowerCase(), username);
  }
  return [...taken.values()];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
