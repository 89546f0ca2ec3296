import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { endProcess, exitOf, findProcesses, identityOf, isAlive, waitFor } from './processes.mjs';
import { freePort, isPortFree } from './ports.mjs';

const idle = (/** @type {string[]} */ ...args) =>
  spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1e6)', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });

describe('processes', () => {
  it('are distinguished from later ones with the same id', async () => {
    const child = idle();
    const pid = Number(child.pid);
    expect(identityOf(pid)).toBe(identityOf(pid));
    expect(identityOf(pid)).not.toBe(identityOf(process.pid));
    child.kill('SIGKILL');
    await exitOf(child);
    expect(isAlive(pid)).toBe(false);
    expect(identityOf(pid)).toBeUndefined();
  });

  it('are found by program and argument together', async () => {
    const child = idle('/a/place/of/its/own');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(findProcesses(['node'], '/a/place/of/its/own')).toEqual([child.pid]);
    expect(findProcesses(['postgres'], '/a/place/of/its/own')).toEqual([]);
    expect(findProcesses(['node'], '/a/place/of/its')).toEqual([]);
    child.kill('SIGKILL');
    await exitOf(child);
  });

  it('that ignore a signal get the next one', async () => {
    const child = spawn(
      process.execPath,
      ['-e', 'process.on("SIGTERM", () => {}); console.log(1); setInterval(() => {}, 1e6)'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const ended = await endProcess(Number(child.pid), [
      ['SIGTERM', 50],
      ['SIGKILL', 5_000],
    ]);
    expect(ended).toBe(true);
    expect(await exitOf(child)).toBe('SIGKILL');
  });

  it('that failed to start have an exit', async () => {
    expect(await exitOf(spawn(['no', 'such', 'program'].join('-')))).toBe(127);
  });
});

describe('waitFor', () => {
  it('returns the value, or undefined after the time limit', async () => {
    let asked = 0;
    expect(await waitFor(() => (asked += 1) > 2 && 'there', { within: 5_000, every: 1 })).toBe('there');
    expect(await waitFor(() => false, { within: 5, every: 1 })).toBeUndefined();
  });
});

describe('ports', () => {
  it('are below those given to outgoing connections, which could take one before its server starts', async () => {
    const linux = '/proc/sys/net/ipv4/ip_local_port_range';
    const first = existsSync(linux) ? Number.parseInt(readFileSync(linux, 'utf8'), 10) : 49_152;
    expect(await freePort()).toBeLessThan(first);
  });

  it('are free until a process listens', async () => {
    const port = await freePort();
    expect(await isPortFree(port)).toBe(true);
    const server = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });
});
