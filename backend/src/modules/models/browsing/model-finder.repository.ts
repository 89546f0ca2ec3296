import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FoundModel } from '@gamegeek/contracts/search/search.schemas.js';

/** Words are compared up to this length; no word of a name is longer. */
const MAX_WORD_LENGTH = 40;

/**
 * Every word of the query is a prefix of a word of the model's name or company, or has an edit distance of at most two
 * (one for words of three letters, none for shorter ones). Scans all models, of which there are few.
 */
const FIND = `
  WITH asked AS (
    SELECT DISTINCT left(word, ${MAX_WORD_LENGTH}) AS word FROM regexp_split_to_table(search_form(?), '[^[:alnum:]]+') AS word
    WHERE word <> '' LIMIT 8
  )
  SELECT m.id, m.name, m.company
  FROM ai_models m, LATERAL (
    SELECT array_agg(left(word, ${MAX_WORD_LENGTH})) AS words
    FROM regexp_split_to_table(search_form(m.name || ' ' || m.company), '[^[:alnum:]]+') AS word
  ) own
  WHERE EXISTS (SELECT FROM asked) AND NOT EXISTS (
    SELECT FROM asked WHERE NOT EXISTS (
      SELECT FROM unnest(own.words) AS word
      WHERE starts_with(word, asked.word)
        OR levenshtein_less_equal(word, asked.word, 2) <= CASE WHEN char_length(asked.word) < 3 THEN 0 WHEN char_length(asked.word) < 4 THEN 1 ELSE 2 END
    )
  )
  ORDER BY starts_with(search_form(m.name), search_form(?)) DESC,
           levenshtein(left(search_form(m.name), ${MAX_WORD_LENGTH}), left(search_form(?), ${MAX_WORD_LENGTH})), search_form(m.name), m.id
  LIMIT ?`;

/** Finds AI models by name for search as you type. */
@Injectable()
export class ModelFinder {
  constructor(private readonly em: EntityManager) {}

  find(typed: string, limit: number): Promise<FoundModel[]> {
    return this.em.fork().execute<FoundModel[]>(FIND, [typed, typed, typed, limit]);
  }
}
