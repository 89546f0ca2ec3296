// npm run restore -- FILE [--replace]
import { parseBackupCommand } from './backup/backup-command.js';
import { explainBackupFailure } from './backup/explain-backup-failure.js';
import { restoreBackup } from './backup/restore-backup.js';
import { directUrl, readSettings, type Settings } from './config/settings.js';
import { openRedis } from './core/redis/redis.js';
import { invalidateRanks } from './modules/scores/index.js';

const command = parseBackupCommand('restore', process.argv.slice(2));
if ('problem' in command) {
  console.error(command.problem);
  process.exitCode = 1;
} else {
  try {
    const settings = readSettings();
    const { file, replace } = command;
    await restoreBackup({ databaseUrl: directUrl(settings), secrets: settings, file, replace, report: console.log });
    await dropRanks(settings);
  } catch (error) {
    console.error(explainBackupFailure(error) ?? error);
    process.exitCode = 1;
  }
}

/** Redis may contain scores that are not in the restored database. */
async function dropRanks({ redisUrl }: Settings): Promise<void> {
  const redis = openRedis(redisUrl, 'worker', () => undefined);
  try {
    await invalidateRanks(redis);
    console.log('The first server that starts rebuilds the ranks in Redis.');
  } catch {
    console.log(
      'Redis is unreachable; the first server that connects to it detects the restore and rebuilds the ranks.',
    );
  } finally {
    redis.destroy();
  }
}
