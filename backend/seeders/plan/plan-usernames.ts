import { ADJECTIVES, FIRST_NAMES, NOUNS } from '../data/username-words.js';
import type { SeededRandom } from '../random.js';

type Form = (random: SeededRandom) => string;

/** Patterns of usernames. */
const FORMS: Form[] = [
  (random) => capital(random.pick(ADJECTIVES)) + capital(random.pick(NOUNS)),
  (random) => `${random.pick(ADJECTIVES)}_${random.pick(NOUNS)}`,
  (random) => `${random.pick(ADJECTIVES)}-${random.pick(NOUNS)}`,
  (random) => `${random.pick(NOUNS)}${random.below(90) + 10}`,
  (random) => `${random.pick(FIRST_NAMES)}.${random.pick(NOUNS)}`,
  (random) => `${random.pick(FIRST_NAMES)}_the_${random.pick(ADJECTIVES)}`,
  (random) => `${capital(random.pick(FIRST_NAMES))}${random.below(900) + 100}`,
  (random) => `${random.pick(NOUNS)}.${random.pick(NOUNS)}`,
];

/** Plans usernames that are unique regardless of case. */
export function planUsernames(count: number, random: SeededRandom): string[] {
  const taken = new Map<string, string>();
  while (taken.size < count) {
    const username = random.pick(FORMS)(random);
    if (!taken.has(username.toLowerCase())) taken.set(username.toLowerCase(), username);
  }
  return [...taken.values()];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
