import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { endProcess, exitOf, findProcesses, identityOf, isAlive, waitFor } from './processes.mjs';
import { acceptsConnections, freePort, isPortFree } from './ports.mjs';

const idle = (/** @type {string[]} */ ...args) =>
  spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1e6)', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });

describe('processes', () => {
  it('are distinguished from others by more than their id', async () => {
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
    const child = idle('/unique/path/of/test');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(findProcesses(['node'], '/unique/path/of/test')).toEqual([child.pid]);
    expect(findProcesses(['postgres'], '/unique/path/of/test')).toEqual([]);
    expect(findProcesses(['node'], '/unique/path/of')).toEqual([]);
    child.kill('SIGKILL');
    await exitOf(child);
  });

  it('that ignore a signal are ended by the next one', async () => {
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

  it('that failed to start have exit code 127', async () => {
    expect(await exitOf(spawn(['no', 'such', 'program'].join('-')))).toBe(127);
  });
});

describe('waitFor', () => {
  it('returns the result, or undefined after the timeout', async () => {
    let polls = 0;
    expect(await waitFor(() => (polls += 1) > 2 && 'there', { timeout: 5_000, interval: 1 })).toBe('there');
    expect(await waitFor(() => false, { timeout: 5, interval: 1 })).toBeUndefined();
  });

  it('says from time to time what takes so long', async () => {
    const lines = /** @type {string[]} */ ([]);
    const log = (/** @type {string} */ line) => lines.push(line);
    await waitFor(() => lines.length === 2, {
      timeout: 60_000,
      interval: 1,
      what: 'PostgreSQL to start',
      log,
      sayEvery: 1,
    });
    expect(lines).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^Still waiting for PostgreSQL to start \(\d+ s\) …$/)),
    );
  });
});

describe('ports', () => {
  it('are chosen below the ephemeral range, which outgoing connections use', async () => {
    const linux = '/proc/sys/net/ipv4/ip_local_port_range';
    const first = existsSync(linux) ? Number.parseInt(readFileSync(linux, 'utf8'), 10) : 49_152;
    expect(await freePort()).toBeLessThan(first);
  });

  it('are free until a process listens on them', async () => {
    const port = await freePort();
    expect(await isPortFree(port)).toBe(true);
    expect(await acceptsConnections(port)).toBe(false);
    const server = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    expect(await isPortFree(port)).toBe(false);
    expect(await acceptsConnections(port)).toBe(true);
    expect(await acceptsConnections(port, '127.0.0.2')).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });
});
