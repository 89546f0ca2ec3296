import { SettingsError } from '../config/settings.js';
import { BackupError } from './backup-error.js';
import { IncompleteBackupError } from './backup-reader.js';

const SENTENCES: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space, or write the backup elsewhere.',
  EACCES: 'This account may not read or write the file or its folder: change the permissions, or choose another path.',
  ENOTDIR: 'The parent of the file is not a folder: choose another path.',
  EEXIST: 'The parent of the file is not a folder: choose another path.',
  ECONNREFUSED: 'PostgreSQL is unreachable: check DATABASE_URL, and that PostgreSQL is running.',
  '55P03': 'Another connection uses a table of this database: end it, then try again. Nothing was changed.',
  '42501': 'The user of DATABASE_URL does not own the tables: use the user of the servers.',
  Z_DATA_ERROR: 'The file is damaged: use another backup. Nothing was changed.',
  Z_BUF_ERROR: 'The file is incomplete: use another backup. Nothing was changed.',
};

/** A sentence that says what to do; undefined for unexpected failures, which are shown with all details. */
export function explainBackupFailure(error: unknown): string | undefined {
  if (error instanceof BackupError || error instanceof IncompleteBackupError || error instanceof SettingsError) {
    return error.message;
  }
  return error instanceof Error && 'code' in error ? SENTENCES[String(error.code)] : undefined;
}
