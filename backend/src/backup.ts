// npm run backup -- FILE
import { parseBackupCommand } from './backup/backup-command.js';
import { explainBackupFailure } from './backup/explain-backup-failure.js';
import { writeBackup } from './backup/write-backup.js';
import { directUrl, readSettings } from './config/settings.js';

const command = parseBackupCommand('backup', process.argv.slice(2));
if ('problem' in command) {
  console.error(command.problem);
  process.exitCode = 1;
} else {
  try {
    const settings = readSettings();
    await writeBackup({
      databaseUrl: directUrl(settings),
      secrets: settings,
      file: command.file,
      report: console.log,
    });
  } catch (error) {
    console.error(explainBackupFailure(error) ?? error);
    process.exitCode = 1;
  }
}
