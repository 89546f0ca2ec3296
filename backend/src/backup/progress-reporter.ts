import { BACKUP_LIMITS } from '../config/limits.js';

/** Receives sentences for an operator. */
export type Report = (sentence: string) => void;

/** Reports the progress of a table every few seconds and at its end. */
export class TableProgress {
  private bytes = 0;
  private reportedAt = performance.now();

  constructor(
    private readonly table: string,
    private readonly report: Report,
  ) {}

  add(bytes: number): void {
    this.bytes += bytes;
    if (performance.now() - this.reportedAt < BACKUP_LIMITS.progressInterval) return;
    this.reportedAt = performance.now();
    this.report(`  ${this.table}: ${megabytes(this.bytes)} so far`);
  }

  end(rows: number): void {
    if (rows > 0) this.report(`  ${this.table}: ${rows.toLocaleString('en')} rows`);
  }
}

export const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
