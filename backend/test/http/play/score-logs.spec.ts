import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ARCADE_GAME_IDS, LOG_LIMIT, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { ARCADE_GAMES } from '@gamegeek/arcade/games.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/index.js';
import { makeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { ARCADE_ENGINES } from '../../support/arcade-engines.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const bearer = { type: 'bearer' } as const;
/** As much as fits into the 16 kB of details. */
const LONGEST = LOG_LIMIT;
const PRINTABLE = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));

let node: TestApp;
const tokens = new Map<ArcadeGameId, { gameId: number; token: string }>();

beforeAll(async () => {
  node = await startTestApp();
  const player = await makeUser(node.database);
  for (const id of ARCADE_GAME_IDS) {
    node.app.get(ScoreProofs).register(id, ARCADE_ENGINES);
    const game = await makeGame(node.database);
    await node.database.rows(
      `UPDATE games SET launch = 'hosted', accepts = 'plays', needs_round = true, arcade_id = $1 WHERE id = $2`,
      [id, game.id],
    );
    tokens.set(id, { gameId: game.id, token: (await makePlay(node.database, { game, player })).token });
  }
});
afterAll(() => node?.close());

/** Logs as long as they may be: noise, noise in the letters of a log, and inputs that are allowed for long. */
function garbageFor(id: ArcadeGameId): string[] {
  const prefix = `${ARCADE_GAMES[id].version}.`;
  const random = seededRandom(7);
  const noise = (letters: readonly string[]) =>
    Array.from({ length: LONGEST - prefix.length }, () => letters[Math.floor(random() * letters.length)]).join('');
  const repeated = (text: string) => prefix + text.repeat(Math.floor((LONGEST - prefix.length) / text.length));
  return [
    noise(PRINTABLE),
    prefix + noise([...'0123456789abcdefghijklmnopqrstuvwxyz']),
    prefix + noise([...'0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZ']),
    // Real-time games: an input in every tick, and the longest waits that can be written.
    ...['0L', '1L', '1R', '1U', '0H', 'vvvvvL', 'd5vvL'].map(repeated),
    // Games of turns: the same input again and again.
    ...['00', '0000', '0', 'a', 'crane', '5'].map(repeated),
  ];
}

describe.each(ARCADE_GAME_IDS)('a score in %s', (id) => {
  it('with 16 kB of garbage for a log is refused by the replay, which ends within its time', async () => {
    const { gameId, token } = tokens.get(id) ?? { gameId: 0, token: '' };
    const { body } = await node.request.post('/api/play/rounds').auth(token, bearer).expect(200);
    for (const log of garbageFor(id)) {
      const score = { gameId, score: 1, round: body.round, details: { log } };
      // A replay that did not end in time would be answered `unavailable`.
      expectError(await node.request.post('/api/scores').auth(token, bearer).send(score), 'not_reproduced');
    }
    expect(await node.database.rows('SELECT FROM scores WHERE game_id = $1', [gameId])).toEqual([]);
  });
});
