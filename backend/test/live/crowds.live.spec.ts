import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser } from '../factories/user.factory.js';
import { LiveClients, type LiveClient } from '../support/live-client.js';
import { runConcurrently } from '../support/run-concurrently.js';
import { removeScore } from '../support/scores/remove-score.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

/** More than one group of watchers (`room-groups.ts`). */
const CROWD = 260;

let node: TestApp;
const live = new LiveClients();

beforeAll(async () => {
  // With limits, one address would have 40 connections.
  node = await startTestApp({ settings: { limits: false } });
  await waitForRanks(node);
});
afterEach(() => live.closeAll());
afterAll(() => node?.close());

describe('a crowd of watchers', () => {
  it('sees each score, and drops its copies when the score is removed', async () => {
    const player = await makeUser(node.database);
    const { id: gameId } = await makeGame(node.database);
    const topic = leaderboardTopic(gameId, 'all');
    const crowd: LiveClient[] = [];
    await runConcurrently([...Array(CROWD).keys()], async () => {
      const client = await live.connect(node.url);
      await client.watching(topic);
      crowd.push(client);
    });
    const allWatchers = (has: (client: LiveClient) => boolean) =>
      until(
        () => crowd.filter(has).length,
        (watchers) => watchers === CROWD,
      );

    const sent = { gameId, score: 700, apiKey: player.apiKey };
    const { body } = await node.request.post('/api/scores').send(sent).expect(200);
    await allWatchers((client) => client.patchesOf(topic).some(({ upserts }) => upserts[0]?.id === body.id));
    await removeScore(node, body.id);
    await allWatchers(({ resets }) => resets.includes(topic));
  });
});
