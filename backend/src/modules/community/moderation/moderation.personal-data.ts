import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

const BATCH = 500;

const REPORTED = `
  SELECT r.id, c.kind, c.subject_id::float8 AS subject_id, r.reason, r.content AS text, r.created_at
  FROM reports r JOIN moderation_cases c ON c.id = r.case_id
  WHERE r.user_id = ? AND r.id > ? ORDER BY r.id LIMIT ${BATCH}`;

/** Without the admin, whose identity is not disclosed. */
const ACTED_ON = `
  SELECT l.id, l.act, c.kind, c.subject_id::float8 AS subject_id, l.reason, l.days, l.snapshot, l.created_at
  FROM moderation_log l JOIN moderation_cases c ON c.id = l.case_id
  WHERE l.user_id = ? AND l.id > ? ORDER BY l.id LIMIT ${BATCH}`;

const HIDDEN = `
  SELECT id, game_id, content, created_at, updated_at, hidden_at FROM hidden_comments
  WHERE user_id = ? AND id > ? ORDER BY id LIMIT ${BATCH}`;

/** Keeps the facts, and deletes the texts. */
const ERASE = [
  `UPDATE reports SET content = '' WHERE user_id = ? AND content <> ''`,
  `UPDATE moderation_cases SET reported_text = '' WHERE user_id = ? AND reported_text <> ''`,
  `UPDATE moderation_log SET snapshot = '' WHERE user_id = ? AND snapshot <> ''`,
  `DELETE FROM hidden_comments WHERE user_id = ?`,
];

/** Exports a user's reports, hidden comments and the actions on them, and erases the texts with the account. */
@PersonalData()
export class ModerationPersonalData {
  readonly personalData: PersonalDataPart[] = [
    { name: 'hidden_comments', collect: (userId) => this.rows(HIDDEN, userId) },
    { name: 'reports', collect: (userId) => this.rows(REPORTED, userId) },
    {
      name: 'moderation',
      collect: (userId) => this.rows(ACTED_ON, userId),
      erase: async (em, { id }) => {
        for (const statement of ERASE) await em.execute(statement, [id]);
      },
    },
  ];

  constructor(private readonly em: EntityManager) {}

  private async *rows(sql: string, userId: string): AsyncGenerator<object> {
    let last = 0;
    for (;;) {
      const rows = await this.em.fork().execute<{ id: number }[]>(sql, [userId, last]);
      yield* rows;
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}
