import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Person } from '@gamegeek/contracts/auth/auth.schemas.js';

/** Fewer letters are alike by chance. */
const LETTERS_TO_MISSPELL = 3;

/** Names that begin so; where they are few, names that are spelt nearly so as well. Deleted accounts are nobody. */
const FIND = `
  WITH asked AS (SELECT lower(?::text) AS name, ?::integer AS most), begun AS MATERIALIZED (
    SELECT u.id, u.username, 0::real AS distance FROM users u, asked
    WHERE u.deleted_at IS NULL AND lower(u.username) COLLATE "C" >= asked.name
      AND lower(u.username) COLLATE "C" < asked.name || chr(1114111)
    ORDER BY lower(u.username) COLLATE "C" LIMIT (SELECT most FROM asked)
  ), near AS (
    SELECT u.id, u.username, lower(u.username) <-> asked.name AS distance FROM users u, asked
    WHERE u.deleted_at IS NULL AND lower(u.username) % asked.name
      AND char_length(asked.name) >= ${LETTERS_TO_MISSPELL} AND (SELECT count(*) FROM begun) < asked.most
      AND u.id NOT IN (SELECT id FROM begun)
    ORDER BY distance, u.username LIMIT (SELECT most FROM asked)
  )
  SELECT id, username FROM (SELECT *, true AS begins FROM begun UNION ALL SELECT *, false FROM near) AS found
  ORDER BY begins DESC, distance, lower(username) COLLATE "C" LIMIT (SELECT most FROM asked)`;

/** The few players that somebody probably means while they type: found by their names, and by nothing else. */
@Injectable()
export class PlayerFinderRepository {
  constructor(private readonly em: EntityManager) {}

  find(typed: string, limit: number): Promise<Person[]> {
    return this.em.fork().execute<Person[]>(FIND, [typed, limit]);
  }
}
