/**
 * A backup is a gzip file of SQL: a header, one COPY per table with its rows in PostgreSQL's text format, the sequences,
 * and a last line that marks the file as complete. It does not contain the schema, which the migrations in the header create.
 */
export interface BackupHeader {
  format: number;
  madeAt: string;
  /** In the order in which they ran. */
  migrations: string[];
  /** A keyed hash: shows whether GAMEGEEK_SECRET is the same, and reveals nothing about it. */
  secretMark: string;
}

export const BACKUP_FORMAT = 1;
/** The text whose keyed hash is the mark of the secret. */
export const SECRET_MARK_USE = 'backup mark';

const TITLE = '-- GameGeek backup';
const END = '-- end of backup';
const COPY_LINE = /^COPY "[a-z0-9_]+" \("[a-z0-9_]+"(?:, "[a-z0-9_]+")*\) FROM stdin;$/;
const SEQUENCE_LINE = /^SELECT pg_catalog\.setval\('"[a-z0-9_]+"', \d+, (?:true|false)\);$/;

/** Ends the rows in PostgreSQL's text format; no row can equal it. */
export const END_OF_ROWS = '\\.\n';

export interface TableColumns {
  name: string;
  columns: string[];
}

export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

const quoted = (name: string) => `"${name}"`;

export const headerLine = (header: BackupHeader) => `${TITLE} ${JSON.stringify(header)}\n`;
export const endLine = (rows: number) => `${END} ${JSON.stringify({ rows })}\n`;
export const copyTarget = ({ name, columns }: TableColumns) => `${quoted(name)} (${columns.map(quoted).join(', ')})`;
export const copyLine = (table: TableColumns) => `COPY ${copyTarget(table)} FROM stdin;\n`;
export const sequenceLine = ({ name, lastValue, isCalled }: SequenceState) =>
  `SELECT pg_catalog.setval('${quoted(name)}', ${lastValue}, ${isCalled});\n`;

export type BackupLine =
  | { kind: 'copy' | 'sequence'; sql: string; table: string }
  | { kind: 'end'; rows: number }
  | { kind: 'unknown' };

export function parseHeader(line: string | undefined): BackupHeader | undefined {
  if (!line?.startsWith(`${TITLE} {`)) return undefined;
  return JSON.parse(line.slice(TITLE.length)) as BackupHeader;
}

/** Accepts only statements that a backup consists of; anything else in the file is never executed. */
export function parseLine(line: string): BackupLine {
  const table = /"([a-z0-9_]+)"/.exec(line)?.[1] ?? '';
  if (COPY_LINE.test(line)) return { kind: 'copy', sql: line, table };
  if (SEQUENCE_LINE.test(line)) return { kind: 'sequence', sql: line, table };
  if (line.startsWith(`${END} {`)) return { kind: 'end', ...(JSON.parse(line.slice(END.length)) as { rows: number }) };
  return { kind: 'unknown' };
}
