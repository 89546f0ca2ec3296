import type { Row, Statement } from '../../../core/database/sql.service.js';

/**
 * A promoted standby and a restored backup have a new timeline. A dump is restored into another database or into new
 * tables.
 */
export const LINEAGE: Statement = {
  name: 'database-lineage',
  text: `
    SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) || ' ' || (
      SELECT oid FROM pg_database WHERE datname = current_database()
    ) || ' ' || 'personal_bests'::regclass::oid AS name`,
};

/** Some providers do not let ordinary users read this. */
export const CLUSTER: Statement = {
  name: 'database-cluster',
  text: 'SELECT system_identifier::text AS name FROM pg_control_system()',
};

export interface NameRow extends Row {
  name: string;
}
