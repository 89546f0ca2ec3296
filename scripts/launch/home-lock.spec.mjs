import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitOf, identityOf, isAlive } from '../services/processes.mjs';
import { lockHome, runningLauncher } from './home-lock.mjs';

const idle = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore', detached: true });
const refOf = (/** @type {number | undefined} */ pid = 0) => ({ pid, identity: identityOf(pid) });

describe('the lock on the home folder', () => {
  const before = process.env.GAMEGEEK_HOME;
  const home = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  const file = path.join(home, 'running.json');
  beforeAll(() => (process.env.GAMEGEEK_HOME = home));
  afterEach(() => rmSync(file, { force: true }));
  afterAll(() => {
    if (before === undefined) delete process.env.GAMEGEEK_HOME;
    else process.env.GAMEGEEK_HOME = before;
    rmSync(home, { recursive: true });
  });

  it('is readable by this account only, until it is released', async () => {
    const lock = await lockHome();
    lock.update({ databaseUrl: 'postgres://here', address: 'http://localhost:3000' });
    expect(runningLauncher()).toMatchObject({ databaseUrl: 'postgres://here', launcher: { pid: process.pid } });
    expect(statSync(file).mode & 0o077).toBe(0);
    lock.release();
    expect(runningLauncher()).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });

  it('is refused with one sentence while another launcher runs', async () => {
    const other = idle();
    writeFileSync(file, JSON.stringify({ launcher: refOf(other.pid), children: [], address: 'http://localhost:3000' }));
    await expect(lockHome()).rejects.toThrow(
      `GameGeek already runs from this folder (process ${other.pid}, http://localhost:3000): stop it first, or set GAMEGEEK_HOME to another folder.`,
    );
    other.kill('SIGKILL');
    await exitOf(other);
  });

  it('waits for a launcher that is stopping', async () => {
    const other = idle();
    writeFileSync(file, JSON.stringify({ launcher: refOf(other.pid), children: [], stopping: true }));
    const locking = lockHome();
    other.kill('SIGKILL');
    const lock = await locking;
    expect(JSON.parse(readFileSync(file, 'utf8')).launcher.pid).toBe(process.pid);
    lock.release();
  });

  it('ends processes left by a killed launcher, but not others with a reused id', async () => {
    const left = idle();
    const unrelated = idle();
    const children = [refOf(left.pid), { pid: unrelated.pid, identity: 'previous' }];
    writeFileSync(file, JSON.stringify({ launcher: { pid: process.pid, identity: 'previous' }, children }));

    const lock = await lockHome();

    expect(isAlive(Number(left.pid))).toBe(false);
    expect(isAlive(Number(unrelated.pid))).toBe(true);
    lock.release();
    unrelated.kill('SIGKILL');
    await exitOf(unrelated);
  });

  it('ignores a truncated lock file', async () => {
    writeFileSync(file, '{"launcher": {"pi');
    const lock = await lockHome();
    lock.release();
  });
});
