import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Person } from '@gamegeek/contracts/auth/auth.schemas.js';

/** Shorter queries match by prefix only, because similar short names are chance. */
const MIN_FUZZY_LENGTH = 3;

/** ? query, ? limit. Names with this prefix; if there are fewer than the limit, similar names as well. */
const FIND = `
  WITH asked AS (SELECT lower(?::text) AS name, ?::integer AS most), begun AS MATERIALIZED (
    SELECT u.id, u.username, 0::real AS distance FROM users u, asked
    WHERE u.deleted_at IS NULL AND lower(u.username) COLLATE "C" >= asked.name
      AND lower(u.username) COLLATE "C" < asked.name || chr(1114111)
    ORDER BY lower(u.username) COLLATE "C" LIMIT (SELECT most FROM asked)
  ), near AS (
    SELECT u.id, u.username, lower(u.username) <-> asked.name AS distance FROM users u, asked
    WHERE u.deleted_at IS NULL AND lower(u.username) % asked.name
      AND char_length(asked.name) >= ${MIN_FUZZY_LENGTH} AND (SELECT count(*) FROM begun) < asked.most
      AND u.id NOT IN (SELECT id FROM begun)
    ORDER BY distance, u.username LIMIT (SELECT most FROM asked)
  )
  SELECT id, username FROM (SELECT *, true AS begins FROM begun UNION ALL SELECT *, false FROM near) AS found
  ORDER BY begins DESC, distance, lower(username) COLLATE "C" LIMIT (SELECT most FROM asked)`;

/** Finds players by username for search as you type. */
@Injectable()
export class PlayerFinderRepository {
  constructor(private readonly em: EntityManager) {}

  find(typed: string, limit: number): Promise<Person[]> {
    return this.em.fork().execute<Person[]>(FIND, [typed, limit]);
  }
}
