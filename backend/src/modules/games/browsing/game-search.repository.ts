import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SwrCache } from '../../../core/cache/swr-cache.js';
import { GameDirectory } from '../directory/game-directory.service.js';

/** Further words of a search are ignored. */
const MAX_WORDS = 8;
/** The number of similar words that replace an unknown word. */
const SPELLINGS = 5;
/** The number of words that the trigram index proposes; those with too large an edit distance are dropped. */
const PROPOSALS = 60;

/**
 * ? search. The words of a search in order: whether each is a whole word or a prefix of a word of some game, or else
 * similar words with an edit distance of at most two (one for words of three letters or fewer).
 */
const SPELL = `
  WITH asked AS (
    SELECT word, max(place) AS place
    FROM split_search_words(?) GROUP BY word ORDER BY place LIMIT ${MAX_WORDS}
  )
  SELECT asked.word, EXISTS (SELECT FROM search_words w WHERE w.word = asked.word) AS whole,
         known.word IS NOT NULL AS known, near.words AS near
  FROM asked
  LEFT JOIN LATERAL (
    SELECT w.word FROM search_words w
    WHERE w.word >= asked.word COLLATE "C" AND w.word < (asked.word || chr(1114111)) COLLATE "C" LIMIT 1
  ) known ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(w.word) AS words FROM (
      SELECT w.word FROM (
        SELECT word FROM search_words WHERE known.word IS NULL AND char_length(word) > 2 ORDER BY word <-> asked.word LIMIT ${PROPOSALS}
      ) w
      WHERE levenshtein_less_equal(w.word, asked.word, 2) <= CASE WHEN char_length(asked.word) < 4 THEN 1 ELSE 2 END
      ORDER BY levenshtein(w.word, asked.word), w.word LIMIT ${SPELLINGS}
    ) w
  ) near ON true
  ORDER BY asked.place`;

interface SpeltWord {
  word: string;
  whole: boolean;
  known: boolean;
  near: string[] | null;
}

/** Turns search text into a PostgreSQL text search query, with corrected spelling. */
@Injectable()
export class GameSearchRepository {
  /** Spelling correction takes longer than the search itself, so only its results are cached. */
  private readonly cache = new SwrCache<SpeltWord[]>((words) => words.some(({ known }) => !known));

  constructor(
    private readonly em: EntityManager,
    games: GameDirectory,
  ) {
    games.onChange(() => this.cache.clear());
  }

  /** Returns a `tsquery`; undefined without words, or if one is similar to none of the known words. */
  async queryFor(search: string): Promise<string | undefined> {
    const words = await this.cache.get(search, () => this.em.fork().execute<SpeltWord[]>(SPELL, [search]));
    const parts = words.map((word, place) => alternatives(word, place === words.length - 1));
    return parts.length === 0 || parts.includes(undefined) ? undefined : parts.map((part) => `(${part})`).join(' & ');
  }
}

/** The last word may be incomplete, and a word that is only a prefix is searched as one. */
function alternatives({ word, whole, known, near }: SpeltWord, isLast: boolean): string | undefined {
  if (!known) return near?.map(quoted).join(' | ');
  return whole && !isLast ? quoted(word) : `${quoted(word)}:*`;
}

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
