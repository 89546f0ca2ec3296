import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SwrCache } from '../../../core/cache/swr-cache.js';
import { GameDirectory } from '../directory/index.js';

/** Longer searches are cut: nobody means more words than this. */
const WORDS_AT_MOST = 8;
/** Of the words that are spelt nearly so, this many are tried. */
const SPELLINGS = 5;
/** How many words the trigram index proposes; those that are only alike by letters are dropped by their distance. */
const PROPOSALS = 60;

/**
 * The words of a search, in their order: whether each is a word of some game, or begins one, and otherwise those that are
 * at most two letters away (one, for short words).
 */
const SPELL = `
  WITH asked AS (
    SELECT word, max(place) AS place
    FROM regexp_split_to_table(search_form(?), '[^[:alnum:]]+') WITH ORDINALITY AS typed (word, place)
    WHERE word <> '' GROUP BY word ORDER BY place LIMIT ${WORDS_AT_MOST}
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
        SELECT word FROM search_words WHERE known.word IS NULL ORDER BY word <-> asked.word LIMIT ${PROPOSALS}
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

/** What somebody types, as PostgreSQL searches for it. */
@Injectable()
export class GameSearchRepository {
  /** To find what is spelt nearly so takes longer than to search for it. */
  private readonly cache = new SwrCache<SpeltWord[]>((words) => words.some(({ known }) => !known));

  constructor(
    private readonly em: EntityManager,
    games: GameDirectory,
  ) {
    games.onChange(() => this.cache.clear());
  }

  /** The query in PostgreSQL's own form; undefined when some word is like nothing that there is. */
  async queryFor(search: string): Promise<string | undefined> {
    const words = await this.cache.get(search, () => this.em.fork().execute<SpeltWord[]>(SPELL, [search]));
    const parts = words.map((word, place) => alternatives(word, place === words.length - 1));
    return parts.length === 0 || parts.includes(undefined) ? undefined : parts.map((part) => `(${part})`).join(' & ');
  }
}

/** The last word may still be typed, and one that is no whole word is the beginning of some. */
function alternatives({ word, whole, known, near }: SpeltWord, isLast: boolean): string | undefined {
  if (!known) return near?.map(quoted).join(' | ');
  return whole && !isLast ? quoted(word) : `${quoted(word)}:*`;
}

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
