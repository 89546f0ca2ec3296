import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.js';

interface EndedRow extends Row {
  id: string;
  endedAt: Date;
}

/** $1 milliseconds. */
const ENDED_WITHIN = {
  name: 'plays-ended-lately',
  text: `
    SELECT id, ended_at AS "endedAt" FROM play_sessions WHERE ended_at > now() - $1::float8 * interval '1 millisecond'`,
};

@Injectable()
export class EndedSessionsRepository {
  constructor(private readonly sql: Sql) {}

  /** The play sessions that ended within the last `milliseconds`. */
  endedWithin(milliseconds: number): Promise<EndedRow[]> {
    return this.sql.run<EndedRow>(ENDED_WITHIN, [milliseconds]);
  }
}
