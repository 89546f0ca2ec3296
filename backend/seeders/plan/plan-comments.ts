import type { SeededRandom } from '../random.js';
import { readCommentPhrases, type CommentPhrases } from '../seed-data.js';
import type { PlannedGame } from './plan-games.js';
import type { PlannedPlayer } from './plan-players.js';
import type { PlannedScore } from './plan-scores.js';

/** The number of most played games with comments. More popular games have more. */
const DISCUSSED_GAMES = 36;
const MAX_COMMENTS = 44;
const MIN_COMMENTS = 2;
/** One in this many comments was edited. */
const COMMENTS_PER_EDIT = 12;
const EDITED_WITHIN = 3 * 3_600_000;
const TRIES = 60;

const LANGUAGES = [
  { name: 'english', share: 0.6 },
  { name: 'german', share: 0.15 },
  { name: 'spanish', share: 0.14 },
  { name: 'french', share: 0.11 },
] as const;

export interface PlannedComment {
  player: PlannedPlayer;
  game: PlannedGame;
  content: string;
  at: number;
  /** Later than `at` if it was edited. */
  edited: number;
}

/** Plans comments by players on games they have played, in the order of time. */
export function planComments(scores: readonly PlannedScore[], now: number, random: SeededRandom): PlannedComment[] {
  const phrases = readCommentPhrases();
  const used = new Set<string>();
  const languages = new Map<PlannedPlayer, CommentPhrases>();
  const languageOf = (player: PlannedPlayer): CommentPhrases => {
    const known = languages.get(player) ?? phrases[random.pickWeighted(LANGUAGES, ({ share }) => share).name];
    languages.set(player, known);
    return known;
  };
  return mostPlayed(scores)
    .slice(0, DISCUSSED_GAMES)
    .flatMap(({ game, plays }, rank) => {
      const count = Math.max(MIN_COMMENTS, Math.round(MAX_COMMENTS / (1 + rank / 4)));
      return Array.from({ length: Math.min(count, plays.length) }).flatMap(() => {
        const { player, at } = random.pick(plays);
        const time = Math.floor(random.between(at, now));
        const edited = random.below(COMMENTS_PER_EDIT) === 0;
        const content = newContent(languageOf(player), game, used, random);
        if (content === undefined) return [];
        return {
          ...{ player, game, content, at: time },
          edited: edited ? Math.floor(random.between(time, Math.min(time + EDITED_WITHIN, now))) : time,
        };
      });
    })
    .sort((a, b) => a.at - b.at);
}

/** Groups scores by game, the most played first. */
export function mostPlayed(scores: readonly PlannedScore[]): { game: PlannedGame; plays: PlannedScore[] }[] {
  const plays = new Map<PlannedGame, PlannedScore[]>();
  for (const score of scores) {
    const known = plays.get(score.game);
    if (known) known.push(score);
    else plays.set(score.game, [score]);
  }
  return [...plays].map(([game, of]) => ({ game, plays: of })).sort((a, b) => b.plays.length - a.plays.length);
}

/** A text that is new on the site, and whose parts are new on the game. Undefined if none is found in some tries. */
function newContent(
  phrases: CommentPhrases,
  game: PlannedGame,
  used: Set<string>,
  random: SeededRandom,
): string | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const parts = partsOf(phrases, game, random);
    const content = parts.join(random.next() < 0.75 ? ' ' : '\n\n');
    const said = [content, ...parts.map((part) => `${game.seed.name}: ${part}`)];
    if (said.some((each) => used.has(each))) continue;
    for (const each of said) used.add(each);
    return content;
  }
  return undefined;
}

/** An opinion and, mostly, something to add to it. */
function partsOf({ opinions, details, games }: CommentPhrases, game: PlannedGame, random: SeededRandom): string[] {
  const ofGame = games[game.seed.name];
  const opening = random.pick(ofGame && random.next() < 0.5 ? ofGame : opinions);
  return random.next() < 0.4 ? [opening] : [opening, random.pick(details)];
}
