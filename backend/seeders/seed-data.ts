import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ARCADE_GAME_IDS, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import * as v from 'valibot';
import { SEED_DATA_FOLDER } from '../src/config/settings.js';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.array(text);

const aiModel = v.strictObject({
  name: text,
  company: text,
  website: v.pipe(v.string(), v.url()),
  description: text,
  /** The oldest first; the last one is the latest. */
  versions: v.array(v.strictObject({ version: text, description: text, capabilities: texts })),
});

const game = v.strictObject({
  name: text,
  /** The first category decides how the game is scored (score-scales.ts). */
  categories: v.array(v.picklist(GAME_CATEGORIES)),
  tags: texts,
  model: text,
  version: text,
  description: text,
  aiIntegration: text,
});

/** `details` follows the tagline in the catalogue. */
const arcadeGame = v.strictObject({ arcadeId: v.picklist(ARCADE_GAME_IDS), details: text, tags: texts });

/** What players of one language say of games: of any game, to add to that, and of games of a kind. */
const phrases = v.strictObject({
  opinions: texts,
  details: texts,
  kinds: v.strictObject(v.entriesFromList(GAME_CATEGORIES, texts)),
});

export interface GameSeed extends v.InferOutput<typeof game> {
  /** Of a game that the site hosts; the others cannot be played. */
  arcadeId?: ArcadeGameId;
}
export type AiModelSeed = v.InferOutput<typeof aiModel>;
export type CommentPhrases = v.InferOutput<typeof phrases>;

export const readAiModels = () => read('ai-models', v.array(aiModel));

export const readCommentPhrases = () =>
  read('comments', v.strictObject(v.entriesFromList(['english', 'german', 'spanish', 'french'], phrases)));

export const readUsernameWords = () =>
  read('usernames', v.strictObject({ adjectives: texts, nouns: texts, firstNames: texts }));

/** The games of the arcade, which are played on the site itself, and then all others. */
export function readGames(): GameSeed[] {
  const hosted = read('arcade-games', v.array(arcadeGame)).map(({ arcadeId, details, tags }): GameSeed => {
    const { title, category, tagline } = ARCADE_METAS[arcadeId];
    return {
      name: title,
      categories: [category],
      tags,
      model: 'Claude',
      version: 'Opus 4.5',
      description: `${tagline.en} ${details}`,
      aiIntegration:
        'The rules, the drawing and the sounds were written with the model. The server replays every run from its seed and its inputs.',
      arcadeId,
    };
  });
  return [...hosted, ...read('games', v.array(game))];
}

function read<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T> {
  return v.parse(schema, JSON.parse(readFileSync(path.join(SEED_DATA_FOLDER, `${name}.json`), 'utf8')));
}
