import type { Row, Statement } from '../../../core/database/sql.service.js';

/** $1 milliseconds. The sessions that ended within that time. */
export const ENDED_WITHIN: Statement = {
  name: 'plays-ended-lately',
  text: `
    SELECT id, ended_at AS "endedAt" FROM play_sessions WHERE ended_at > now() - $1::float8 * interval '1 millisecond'`,
};

export interface EndedSessionRow extends Row {
  id: string;
  endedAt: Date;
}
