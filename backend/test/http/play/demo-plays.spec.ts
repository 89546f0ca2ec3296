import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { ApiClient } from '../../../../demo/client/api-client.ts';
import { PlayClient } from '../../../../demo/client/play-client.ts';
import { ScoreClient } from '../../../../demo/client/score-client.ts';
import { Site } from '../../../../demo/client/site.ts';
import { realTimers, type Timers } from '../../../../demo/client/timers.ts';
import { engineFor } from '../../../../demo/engines/engines.ts';
import { runBot } from '../../../../demo/bots/bot.ts';
import type { FromGroup } from '../../../../demo/bots/messages.ts';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { makeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { ARCADE_ENGINES } from '../../support/arcade-engines.js';
import { ranksAreReady } from '../../support/ranks-are-ready.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

/** How far the clock was put forward: a run takes up to a minute, which the server holds bots to. */
let skipped = 0;
/** What bots wait for passes at once. No answer is late: a bot that thinks holds up the server in this process. */
const TIMERS: Timers = {
  ...realTimers,
  wait: async (milliseconds) => void (skipped += milliseconds),
  limit: () => new AbortController().signal,
};

let node: TestApp;
let ada: MadeUser;

beforeAll(async () => {
  node = await startTestApp();
  await ranksAreReady(node);
  for (const id of ARCADE_GAME_IDS) node.app.get(ScoreProofs).register(id, ARCADE_ENGINES);
  ada = await makeUser(node.database);
  for (const id of ARCADE_GAME_IDS) {
    const { title, category } = ARCADE_METAS[id];
    const game = await makeGame(node.database, { name: title.en, categories: [category] });
    await node.database.rows(
      `UPDATE games SET launch = 'hosted', accepts = 'plays', needs_round = true, arcade_id = $1 WHERE id = $2`,
      [id, game.id],
    );
  }
});
beforeEach(() => {
  skipped = 0;
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + skipped);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => node?.close());

/**
 * A thinking bot blocks the server in this process, which then closes idle connections: the next request may be
 * aborted once. A refusal is not retried forever.
 */
function retriesOnce(): (reason: string) => void {
  let retries = 0;
  return (reason) => {
    if ((retries += 1) > 1) throw new Error(reason);
  };
}

const site = () => new Site(node.url, fetch, TIMERS);
const createApi = () =>
  new ApiClient({ url: node.url, fetch, timers: TIMERS, random: Math.random, onRetry: retriesOnce() });

describe('a bot of the demo at a hosted game', () => {
  it.each(ARCADE_GAME_IDS)('gets its score in %s accepted as verified, on the board of its own account', async (id) => {
    const listed = (await site().listGames()).filter(({ arcade_id: arcadeId }) => arcadeId === id);
    const reported: FromGroup[] = [];
    const api = createApi();
    const seat = {
      username: ada.username,
      apiKey: ada.apiKey,
      accessToken: ada.token,
      depth: 1,
      category: listed[0]?.categories[0] ?? '',
      seed: 3,
      quota: 1,
    } as const;
    await runBot(
      seat,
      listed,
      {
        client: new ScoreClient(api),
        plays: new PlayClient(api, TIMERS, ada.token),
        timers: TIMERS,
        report: (message) => void reported.push(message),
        newKey: () => 'unused',
      },
      new AbortController().signal,
    );
    const accepted = reported.find(({ type }) => type === 'accepted');
    expect(accepted).toMatchObject({ username: ada.username, game: ARCADE_METAS[id].title.en, rank: 1 });
    const stored = await node.database.rows(
      `SELECT s.score::int, s.verified, p.ended_at IS NOT NULL AS ended FROM scores s
         JOIN play_sessions p ON p.id = s.session_id
       WHERE s.user_id = $1 AND s.game_id = $2`,
      [ada.id, listed[0]?.id],
    );
    expect(stored).toEqual([{ score: accepted && 'score' in accepted && accepted.score, verified: true, ended: true }]);
  });

  it.each(ARCADE_GAME_IDS)('is refused a run in %s that took no time', async (id) => {
    const [game] = (await site().listGames()).filter(({ arcade_id: arcadeId }) => arcadeId === id);
    if (!game) throw new Error('the game is not listed');
    const plays = new PlayClient(createApi(), TIMERS, ada.token);
    const stop = new AbortController().signal;
    const attempt = async () => {
      const begun = await plays.startRound(game.id, stop);
      if (begun.kind !== 'ok') throw new Error(`no round: ${JSON.stringify(begun)}`);
      const play = engineFor(game)?.play(begun.body.seed, 1);
      if (!play) throw new Error('no bot plays it');
      return { ...play, round: begun.body.round };
    };
    // One that was lost at once would prove nothing: the server allows for two seconds.
    const long = await until(attempt, ({ seconds }) => seconds > 4);
    expect(await plays.submit(game.id, long, stop)).toMatchObject({
      kind: 'refused',
      status: 400,
      reason: 'This round was shorter than the game can be played.',
    });
    await plays.end();
  });
});
