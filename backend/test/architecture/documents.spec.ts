import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { LIVE_ERROR_CODES } from '@gamegeek/contracts/live/live-events.js';
import { HTTP_LIMITS, RATE_LIMITS, SOCKET_LIMITS } from '../../src/config/limits.js';
import { PAGES } from '@gamegeek/contracts/site/pages.js';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const SOURCES =
  '{backend/{src,test,migrations,seeders},frontend/{src,arcade,embed,e2e},libs,demo,bench,scripts,test,docs}';
const files = globSync([`${SOURCES}/**/*.{ts,tsx,mjs,js,md}`, '*.{md,cjs,js,ts}'], {
  cwd: project,
  exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
});

describe('documents', () => {
  it('have the sections that the code cites', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/(docs\/[a-z-]+\.md), sections? (\d+)(?: and (\d+))?/g)].flatMap(
        ([citation, document = '', ...sections]) =>
          sections
            .filter((section) => section && !read(document).includes(`\n## ${section}. `))
            .map(() => `${file}: ${citation}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('link to existing files', () => {
    const broken = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
          .filter(([, target = '']) => !existsSync(path.join(project, path.dirname(file), target)))
          .map(([, target]) => `${file}: ${target}`),
      );
    expect(broken).toEqual([]);
  });
});

describe('docs/product.md', () => {
  it('lists every page of the site', () => {
    const table = read('docs/product.md').split('\n## 3. ')[0] ?? '';
    const listed = Object.values(PAGES).map((page) => page.path.replaceAll(/:([a-z]+)/gi, '{$1}'));
    expect(listed.filter((page) => !table.includes(`\`${page}\``))).toEqual([]);
  });
});

describe('docs/api.md', () => {
  it('states the rate limits', () => {
    const page = read('docs/api.md');
    const { addressBurst, address, user, score, sessionScore, playerScore, wrongApiKey, newComment, rating } =
      RATE_LIMITS;
    const number = (value: number) => value.toLocaleString('en');
    expect(page).toContain(`| ${addressBurst.points} in ${addressBurst.duration} s, ${address.points} a minute |`);
    expect(page).toContain(`| a user | ${number(user.points)} a minute |`);
    expect(page).toContain(`| ${number(score.points)} a minute, burst of ${score.burst};`);
    expect(page).toContain(
      `${sessionScore.points} a minute, burst of ${sessionScore.burst} · ${playerScore.points} a minute`,
    );
    expect(page).toContain(`| ${wrongApiKey.points} a minute, then refused for ${wrongApiKey.block / 60} minutes |`);
    expect(page).toContain(`| ${newComment.points} a minute · 30 in 10 min · ${rating.points} a minute |`);
    expect(page).toContain(`at most ${HTTP_LIMITS.jsonDepth} levels deep`);
  });
});

describe('docs/live-protocol.md', () => {
  const page = read('docs/live-protocol.md');

  it('names all error codes', () => {
    expect(LIVE_ERROR_CODES.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });

  it('states the limits of connections', () => {
    const { topics, eventsPerSecond, watchPoints, perUser, perAddress, perNode, packetsWaiting } = SOCKET_LIMITS;
    expect(page).toContain(`| topics of a connection | ${topics} |`);
    expect(page).toContain(`| events of a connection | ${eventsPerSecond} a second, 8 kB each;`);
    expect(page).toContain(`${perUser} a user, ${perAddress} an address, ${perNode.toLocaleString('en')} a node`);
    expect(page).toContain(`| packets waiting for a slow client | ${packetsWaiting};`);
    const { socketAddress, socketUser } = RATE_LIMITS;
    for (const { points, burst } of [socketAddress, socketUser])
      expect(page).toContain(
        `| ${points.toLocaleString('en')} points a minute, burst of ${burst.toLocaleString('en')}`,
      );
    expect(page).toContain(`a watch counts ${watchPoints}, any other event 1`);
  });
});
