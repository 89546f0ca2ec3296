import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DRAIN_TIME } from '../../src/core/http/server-limits.js';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', '..', '..', file), 'utf8');
const compose = read('docker-compose.yml');
const dockerfile = read('Dockerfile');

/** Names of other stages of a build have no version. */
const stages = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
const images = [
  ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
  ...[...compose.matchAll(/^\s+image: (\S+)/gm)].map(([, image]) => image ?? ''),
].filter((image) => !stages.includes(image));

describe('a deployment in containers', () => {
  it.each([...new Set(images)])('names the exact version of %s', (image) => {
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-|$)/);
  });

  it('fills no database with demo content unless it is told to', () => {
    expect(compose).toContain('GAMEGEEK_SEED: ${GAMEGEEK_SEED:-none}');
  });

  it('asks for the health of the server on the port that it listens on', () => {
    const check = /HEALTHCHECK[\s\S]*?\nCMD/.exec(dockerfile)?.[0] ?? '';
    expect(check).toContain('process.env.PORT');
    expect(check).not.toContain('3000');
  });

  it('gives a server that is stopped the time that it takes', () => {
    const seconds = (pattern: RegExp) => Number(pattern.exec(compose)?.[1]);
    const needed = seconds(/SHUTDOWN_DELAY:-(\d+)/) + DRAIN_TIME / 1_000 + 3;
    expect(seconds(/stop_grace_period: (\d+)s/)).toBeGreaterThan(needed);
  });
});
