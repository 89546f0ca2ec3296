import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FoundModel } from '@gamegeek/contracts/search/quick-search.types.js';

/** No word of a name is longer, and none that is asked for has to be compared further. */
const LETTERS = 40;

/**
 * Every word that is asked for begins a word of the model's name or company, or is at most two letters away from one
 * (one, for short words; none, for those of two). Models are few (GET /api/models answers them whole), so all are looked at.
 */
const FIND = `
  WITH asked AS (
    SELECT DISTINCT left(word, ${LETTERS}) AS word FROM regexp_split_to_table(search_form(?), '[^[:alnum:]]+') AS word
    WHERE word <> '' LIMIT 8
  )
  SELECT m.id, m.name, m.company
  FROM ai_models m, LATERAL (
    SELECT array_agg(left(word, ${LETTERS})) AS words
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
           levenshtein(left(search_form(m.name), ${LETTERS}), left(search_form(?), ${LETTERS})), search_form(m.name), m.id
  LIMIT ?`;

/** The few AI models that somebody probably means while they type. */
@Injectable()
export class ModelFinder {
  constructor(private readonly em: EntityManager) {}

  find(typed: string, limit: number): Promise<FoundModel[]> {
    return this.em.fork().execute<FoundModel[]>(FIND, [typed, typed, typed, limit]);
  }
}
