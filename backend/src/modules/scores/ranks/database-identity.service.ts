import { Injectable } from '@nestjs/common';
import { Sql, type Row, type Statement } from '../../../core/database/sql.js';

/** How long an answer is kept, in milliseconds. */
const KEPT = 5_000;

/**
 * A promoted standby and a restored backup are on a new timeline; a dump is restored into another database, or into
 * tables made anew.
 */
const LINEAGE: Statement = {
  name: 'database-lineage',
  text: `
    SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) || ' ' || (
      SELECT oid FROM pg_database WHERE datname = current_database()
    ) || ' ' || 'personal_bests'::regclass::oid AS name`,
};

/** Providers may keep this from an ordinary user. */
const CLUSTER: Statement = {
  name: 'database-cluster',
  text: 'SELECT system_identifier::text AS name FROM pg_control_system()',
};

interface NameRow extends Row {
  name: string;
}

/** Names the incarnation of the database, which changes with a restore or a failover. */
@Injectable()
export class DatabaseIdentity {
  private name = '';
  private readUntil = -Infinity;

  constructor(private readonly sql: Sql) {}

  async get(): Promise<string> {
    if (performance.now() < this.readUntil) return this.name;
    const [[lineage], [cluster]] = await Promise.all([
      this.sql.run<NameRow>(LINEAGE),
      this.sql.run<NameRow>(CLUSTER).catch(withoutPermission),
    ]);
    this.name = `${cluster?.name ?? 'unknown'} ${lineage?.name}`;
    this.readUntil = performance.now() + KEPT;
    return this.name;
  }
}

function withoutPermission(error: unknown): NameRow[] {
  if (error instanceof Error && 'code' in error && error.code === '42501') return [];
  throw error;
}
