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
  it.each([...new Set(images)])('pins the version of %s', (image) => {
    expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-|$)/);
  });

  it('seeds no demo content by default', () => {
    expect(compose).toContain('GAMEGEEK_SEED: ${GAMEGEEK_SEED:-none}');
  });

  it('checks the health on the configured port', () => {
    const check = /HEALTHCHECK[\s\S]*?\nCMD/.exec(dockerfile)?.[0] ?? '';
    expect(check).toContain('process.env.PORT');
    expect(check).not.toContain('3000');
  });

  it('grants a server enough time to stop', () => {
    const seconds = (pattern: RegExp) => Number(pattern.exec(compose)?.[1]);
    const needed = seconds(/SHUTDOWN_DELAY:-(\d+)/) + DRAIN_TIME / 1_000 + 3;
    expect(seconds(/stop_grace_period: (\d+)s/)).toBeGreaterThan(needed);
  });
});
