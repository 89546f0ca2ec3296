import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePostgresPrograms } from '../../../../scripts/checks/postgres-programs.mjs';
import { freePort } from '../../../../scripts/services/ports.mjs';
import { accountFor, makePrivateFolder, reachableFolder } from '../../../../scripts/services/postgres-account.mjs';

/** A PostgreSQL of the distribution with all its programs; the private one of `npm start` has no `pg_dump`. */
export interface DistributionPostgres {
  url: string;
  /** A folder that its programs can write to. */
  folder: string;
  /** Runs one of its programs against the server, and returns the output. */
  run(program: string, ...args: string[]): string;
  remove(): void;
}

export async function startDistributionPostgres(): Promise<DistributionPostgres> {
  const programs = await ensurePostgresPrograms();
  const wanted = path.join(process.env.GAMEGEEK_HOME ?? tmpdir(), `distribution-postgres-${process.pid}`);
  const account = accountFor(wanted);
  const folder = reachableFolder(wanted, account);
  makePrivateFolder(folder, account);
  const port = String(await freePort());
  const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'gamegeek' };
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...account, cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
  const data = path.join(folder, 'data');
  run('initdb', '-D', data, '-U', env.PGUSER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  const options = `-h ${env.PGHOST} -p ${port} -k '' -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', data, '-l', path.join(folder, 'log'), '-o', options, '-w', 'start');
  return {
    url: `postgres://${env.PGUSER}@${env.PGHOST}:${port}/postgres`,
    folder,
    run,
    remove: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
