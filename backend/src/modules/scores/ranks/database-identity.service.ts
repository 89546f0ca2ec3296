import { Injectable } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.service.js';
import { CLUSTER, LINEAGE, type NameRow } from './database-identity.sql.js';

/** In milliseconds. */
const CACHE_FOR = 5_000;

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
