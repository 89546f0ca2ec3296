import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ARCADE_GAME_IDS, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { gameFrameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import { GAME_ORIENTATIONS } from '@gamegeek/contracts/games/play-settings.js';
import * as v from 'valibot';
import { DEMO_GAMES_FOLDER, SEED_DATA_FOLDER } from '../src/config/settings.js';

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

const about = {
  name: text,
  categories: v.array(v.picklist(GAME_CATEGORIES)),
  tags: texts,
  description: text,
  aiIntegration: text,
};

/** A game that is listed but not made yet. */
const comingGame = v.strictObject({ ...about, model: text, version: text });

const points = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `game.json` of a small game, beside its files. */
const builtGame = v.strictObject({
  ...about,
  frame: gameFrameSchema,
  orientation: v.picklist(GAME_ORIENTATIONS),
  /** The least seconds of a round; null for none. */
  minSeconds: v.nullable(points),
  /** What a usual play earns, a good one, and one that is hardly ever beaten. */
  scores: v.strictObject({ typical: points, good: points, best: points }),
});

/** `details` follows the tagline in the catalogue. */
const arcadeGame = v.strictObject({ arcadeId: v.picklist(ARCADE_GAME_IDS), details: text, tags: texts });

/** What players of one language say of games: of any game, to add to that, and of each playable game, by name. */
const phrases = v.strictObject({
  opinions: texts,
  details: texts,
  games: v.record(text, texts),
});

/** A game that is stored as a build, and its folder. */
interface BuildSeed extends Pick<v.InferOutput<typeof builtGame>, 'frame' | 'orientation' | 'minSeconds' | 'scores'> {
  folder: string;
}

export interface GameSeed extends v.InferOutput<typeof comingGame> {
  arcadeId?: ArcadeGameId;
  build?: BuildSeed;
}

/** Games that cannot be played have no scores, ratings and comments. */
export const isPlayable = ({ arcadeId, build }: GameSeed): boolean => arcadeId !== undefined || build !== undefined;

/** What made the games that are part of this project. */
const OWN_MODEL = { model: 'Claude', version: 'Opus 4.5' };

export type AiModelSeed = v.InferOutput<typeof aiModel>;
export type CommentPhrases = v.InferOutput<typeof phrases>;

export const readAiModels = () => read('ai-models', v.array(aiModel));

export const readCommentPhrases = () =>
  read('comments', v.strictObject(v.entriesFromList(['english', 'german', 'spanish', 'french'], phrases)));

export const readUsernameWords = () =>
  read('usernames', v.strictObject({ adjectives: texts, nouns: texts, firstNames: texts }));

/** The games of the arcade, those that are stored as builds, and those that are coming. */
export function readGames(): GameSeed[] {
  return [...readArcadeGames(), ...readBuiltGames(), ...read('games', v.array(comingGame))];
}

function readArcadeGames(): GameSeed[] {
  return read('arcade-games', v.array(arcadeGame)).map(({ arcadeId, details, tags }): GameSeed => {
    const { title, category, tagline } = ARCADE_METAS[arcadeId];
    return {
      name: title,
      categories: [category],
      tags,
      ...OWN_MODEL,
      description: `${tagline.en} ${details}`,
      aiIntegration:
        'The rules, the drawing and the sounds were written with the model. The server replays every run from its seed and its inputs.',
      arcadeId,
    };
  });
}

function readBuiltGames(): GameSeed[] {
  return globSync('*/game.json', { cwd: DEMO_GAMES_FOLDER })
    .sort()
    .map((file) => {
      const place = path.join(DEMO_GAMES_FOLDER, file);
      const { frame, orientation, minSeconds, scores, ...described } = v.parse(
        builtGame,
        JSON.parse(readFileSync(place, 'utf8')),
      );
      const build = { folder: path.dirname(place), frame, orientation, minSeconds, scores };
      return { ...described, ...OWN_MODEL, build };
    });
}

function read<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T> {
  return v.parse(schema, JSON.parse(readFileSync(path.join(SEED_DATA_FOLDER, `${name}.json`), 'utf8')));
}
