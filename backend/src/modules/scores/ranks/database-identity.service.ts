import { Injectable } from '@nestjs/common';
import { Sql, type Row, type Statement } from '../../../core/database/sql.js';

/** In milliseconds. */
const CACHE_FOR = 5_000;

/**
 * A promoted standby and a restored backup have a new timeline. A dump is restored into another database or into new
 * tables.
 */
const LINEAGE: Statement = {
  name: 'database-lineage',
  text: `
    SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) || ' ' || (
      SELECT oid FROM pg_database WHERE datname = current_database()
    ) || ' ' || 'personal_bests'::regclass::oid AS name`,
};

/** Some providers do not let ordinary users read this. */
const CLUSTER: Statement = {
  name: 'database-cluster',
  text: 'SELECT system_identifier::text AS name FROM pg_control_system()',
};

interface NameRow extends Row {
  name: string;
}

/** Identifies the incarnation of the database, which changes with a restore or a failover. */
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
    this.readUntil = performance.now() + CACHE_FOR;
    return this.name;
  }
}

function withoutPermission(error: unknown): NameRow[] {
  if (error instanceof Error && 'code' in error && error.code === '42501') return [];
  throw error;
}
