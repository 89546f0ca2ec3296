import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { recordedRequests, type RecordedRequest, type World } from './recorded/requests.js';
import { waitForBests } from '../../support/scores/wait-for-bests.js';

interface RecordedAnswer {
  title: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Answers recorded before play tokens existed. */
const RECORDED = JSON.parse(
  readFileSync(new URL('./recorded/answers.json', import.meta.url), 'utf8'),
) as RecordedAnswer[];
const HEADERS = ['content-type', 'x-total-count', 'link', 'access-control-allow-origin', 'idempotency-replayed'];
const OWN = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>'],
  [/\d{4}-W\d\d/g, '<week>'],
  [/gg_\w{40}/g, '<key>'],
  [/http:\/\/(127\.0\.0\.1|localhost):\d+/g, '<site>'],
  [/"(id|seq|player_count|total|activePlayerCount)":\d+/g, '"$1":"<number>"'],
] as const;

let node: TestApp;
let requests: RecordedRequest[];

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
  requests = recordedRequests(await makeWorld());
});
afterAll(() => node?.close());

async function makeWorld(): Promise<World> {
  const { database } = node;
  const [ada, bob] = [await makeUser(database), await makeUser(database)];
  const game = await makeGame(database, { name: 'First', createdBy: bob.id });
  const other = await makeGame(database, { name: 'Second', createdBy: ada.id, versionId: game.model_version_id });
  const hidden = await makeHiddenGame(database, { name: 'Third', createdBy: bob.id, versionId: game.model_version_id });
  const [version] = await database.rows<{ model_id: number }>('SELECT model_id FROM model_versions WHERE id = $1', [
    game.model_version_id,
  ]);
  return { ada, bob, game, other, hidden, modelId: version?.model_id ?? 0 };
}

/** The global boards show sums of bests, capped at the largest score. */
async function totalsAreUpToDate(): Promise<void> {
  await waitForBests(node.database);
  const sums = await node.database.rows<{ total: string }>(
    `SELECT least(sum(score), ${Number.MAX_SAFE_INTEGER})::text AS total FROM personal_bests GROUP BY user_id`,
  );
  const expected = sums.map(({ total }) => Number(total)).sort((a, b) => b - a);
  for (const period of ['all', 'week']) {
    await until(
      async () => {
        const { body } = await node.request.get(`/api/leaderboard?period=${period}`);
        return (body as LeaderboardPage).entries.map(({ score }) => score);
      },
      (scores) => String(scores) === String(expected),
    );
  }
}

/** Every player has completed "first game". */
async function achievementsAreUpToDate(): Promise<void> {
  await until(
    () =>
      node.database.rows(
        `SELECT FROM personal_bests b WHERE NOT EXISTS (
           SELECT FROM achievements a
           WHERE a.user_id = b.user_id AND a.key = 'first_game' AND a.completed_at IS NOT NULL
         )`,
      ),
    ({ length }) => length === 0,
  );
}

async function answerTo({ title, method, path, headers, body }: RecordedRequest): Promise<RecordedAnswer> {
  const answer = await fetch(`${node.url}${path}`, { method, headers, body });
  const text = withoutOwn(await answer.text());
  const shown = HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, withoutOwn(value)] as const];
  });
  return {
    title: withoutOwn(title),
    status: answer.status,
    headers: Object.fromEntries(shown),
    body: text === '' ? null : JSON.parse(text),
  };
}

const withoutOwn = (text: string) => OWN.reduce((result, [own, word]) => result.replace(own, word), text);

it('matches every recorded answer, which may only have more fields', async () => {
  expect(requests.length).toBeGreaterThanOrEqual(150);
  const answers: RecordedAnswer[] = [];
  for (const [index, request] of requests.entries()) {
    // All scores are sent before the first read.
    if (request.method === 'GET' && requests[index - 1]?.method !== 'GET') {
      await totalsAreUpToDate();
      await achievementsAreUpToDate();
    }
    answers.push(await answerTo(request));
  }
  expect(answers).toMatchObject(RECORDED);
});
