import { SettingsError } from '../config/settings.js';
import { BackupError } from './backup-error.js';
import { IncompleteBackupError } from './backup-reader.js';

const SENTENCES: Record<string, string> = {
  ENOSPC: 'The disk is full: make room, or write the backup elsewhere.',
  EACCES:
    'The file or its folder may not be written or read by this account: give it the right to, or choose another place.',
  ENOTDIR: 'The folder of the file is no folder: choose another place.',
  EEXIST: 'The folder of the file is no folder: choose another place.',
  ECONNREFUSED: 'PostgreSQL cannot be reached: check DATABASE_URL and that it runs.',
  '55P03': 'Somebody uses a table of this database: end their connections, then try again. Nothing was changed.',
  '42501': 'The user of DATABASE_URL does not own the tables: use the one that the servers use.',
  Z_DATA_ERROR: 'The file is damaged: use another backup. Nothing was changed.',
  Z_BUF_ERROR: 'The file is incomplete: use another backup. Nothing was changed.',
};

/** One sentence that says what to do; undefined for failures that need everything there is to know. */
export function explainBackupFailure(error: unknown): string | undefined {
  if (error instanceof BackupError || error instanceof IncompleteBackupError || error instanceof SettingsError) {
    return error.message;
  }
  return error instanceof Error && 'code' in error ? SENTENCES[String(error.code)] : undefined;
}
