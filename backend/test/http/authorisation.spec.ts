import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import type { ConnectStart } from '@gamegeek/contracts/play/play.schemas.js';
import { weekName } from '@gamegeek/rules/iso-week.js';
import { CardPainter } from '../../src/modules/community/social-cards/card-painter.service.js';
import { LaunchTicketFormat, NO_DRAFT } from '../../src/modules/play/launches/launch-ticket.js';
import { makeAgentToken } from '../factories/agent-token.factory.js';
import { makeComment } from '../factories/comment.factory.js';
import { makeDraft, makeGame, makeHiddenGame, type MadeGame } from '../factories/game.factory.js';
import { makePlay } from '../factories/play.factory.js';
import { makeRecording } from '../factories/recording.factory.js';
import { makeUser, openSession, type MadeUser } from '../factories/user.factory.js';
import { expectErrorShape } from '../support/http/expect-error.js';
import { routesOf } from '../support/http/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TEST_SECRET } from '../support/test-secret.js';

/**
 * The statuses of each route for each kind of caller. If a route has a subject (a session, a hidden game),
 * it belongs to the owner. Routes about "me" serve every signed-in caller.
 */
const CALLERS = ['a visitor', 'the owner', 'another user', 'an admin', 'the owner’s key alone', 'the owner’s ended session', 'the owner’s old key'] as const; // prettier-ignore
type Caller = (typeof CALLERS)[number];
/** All who send a request, for routes whose subject is used up. */
const CONSUMERS = ['a play token', 'an agent', ...CALLERS];
type Statuses = [number, number, number, number, number, number, number];

// prettier-ignore
const MATRIX: Record<string, Statuses> = {
  //                                        visitor owner other admin  key ended old key
  'GET /health/live':                        [200, 200, 200, 200, 200, 200, 200],
  'GET /health/ready':                       [200, 200, 200, 200, 200, 200, 200],
  'GET /metrics':                            [200, 200, 200, 200, 200, 200, 200],
  'GET /api/openapi.json':                   [200, 200, 200, 200, 200, 200, 200],
  'GET /api/openapi.games.json':             [200, 200, 200, 200, 200, 200, 200],
  'GET /api/reference.md':                   [200, 200, 200, 200, 200, 200, 200],
  // For agent tokens only.
  'POST /mcp':                               [401, 401, 401, 401, 401, 401, 401],

  'POST /api/auth/register':                 [201, 201, 201, 201, 201, 201, 201],
  'POST /api/auth/login':                    [200, 200, 200, 200, 200, 200, 200],
  'POST /api/auth/logout':                   [204, 204, 204, 204, 204, 204, 204],
  'GET /api/auth/user':                      [401, 200, 200, 200, 401, 401, 401],
  'POST /api/auth/mail-link':                [400, 400, 400, 400, 400, 400, 400],
  'POST /api/auth/verify':                   [400, 400, 400, 400, 400, 400, 400],
  'POST /api/auth/resend-verification':      [202, 202, 202, 202, 202, 202, 202],
  'POST /api/auth/forgot-password':          [202, 202, 202, 202, 202, 202, 202],
  'POST /api/auth/reset-password':           [400, 400, 400, 400, 400, 400, 400],
  'POST /api/auth/undo-email-change':        [400, 400, 400, 400, 400, 400, 400],
  'POST /api/auth/change-password':          [401, 204, 204, 204, 401, 401, 401],
  'GET /api/auth/sessions':                  [401, 200, 200, 200, 401, 401, 401],
  'DELETE /api/auth/sessions':               [401, 204, 204, 204, 401, 401, 401],
  'DELETE /api/auth/sessions/:id':           [401, 204, 404, 404, 401, 401, 401],
  'GET /api/auth/logins':                    [401, 200, 200, 200, 401, 401, 401],
  'GET /api/auth/totp':                      [401, 200, 200, 200, 401, 401, 401],
  // Only the admin's address is verified.
  'POST /api/auth/totp/setup':               [401, 403, 403, 200, 401, 401, 401],
  'POST /api/auth/totp/enable':              [401, 403, 403, 400, 401, 401, 401],
  'POST /api/auth/totp/disable':             [401, 400, 400, 400, 401, 401, 401],

  'GET /api/user/profile':                   [401, 200, 200, 200, 401, 401, 401],
  'PUT /api/user/profile':                   [401, 200, 200, 200, 401, 401, 401],
  'DELETE /api/user/pending-email':          [401, 204, 204, 204, 401, 401, 401],
  'POST /api/user/pending-email/resend':     [401, 202, 404, 404, 401, 401, 401],
  'GET /api/user/preferences':               [401, 200, 200, 200, 401, 401, 401],
  'PUT /api/user/preferences':               [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/games':                     [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/scores':                    [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/credits':                   [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/championships':             [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/achievements':              [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/game-achievements':         [401, 200, 200, 200, 401, 401, 401],
  'POST /api/user/check-achievements':       [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/api-key':                   [401, 200, 200, 200, 401, 401, 401],
  'POST /api/user/api-key/regenerate':       [401, 200, 200, 200, 401, 401, 401],
  'DELETE /api/user/api-key/old':            [401, 204, 204, 204, 401, 401, 401],
  'GET /api/user/agent-tokens':              [401, 200, 200, 200, 401, 401, 401],
  'POST /api/user/agent-tokens':             [401, 201, 201, 201, 401, 401, 401],
  'DELETE /api/user/agent-tokens/:id':       [401, 204, 404, 404, 401, 401, 401],
  'GET /api/user/export':                    [401, 200, 200, 200, 401, 401, 401],
  'POST /api/user/delete':                   [401, 204, 204, 204, 401, 401, 401],

  'GET /api/user/inbox':                     [401, 200, 200, 200, 401, 401, 401],
  'POST /api/user/inbox/read':               [401, 200, 200, 200, 401, 401, 401],
  // A notice of the owner.
  'DELETE /api/user/inbox/:id':              [401, 204, 404, 404, 401, 401, 401],

  'GET /api/users/active':                   [200, 200, 200, 200, 200, 200, 200],
  'POST /api/unsubscribe':                   [400, 400, 400, 400, 400, 400, 400],
  'POST /api/unsubscribe/undo':              [400, 400, 400, 400, 400, 400, 400],
  'POST /api/unsubscribe/one-click':         [400, 400, 400, 400, 400, 400, 400],
  'GET /api/unsubscribe/one-click':          [302, 302, 302, 302, 302, 302, 302],

  'GET /api/users/:username':                [200, 200, 200, 200, 200, 200, 200],
  'GET /api/users/:username/ranks':          [200, 200, 200, 200, 200, 200, 200],
  'PUT /api/users/:username/follow':         [401, 403, 204, 204, 401, 401, 401],
  'DELETE /api/users/:username/follow':      [401, 204, 204, 204, 401, 401, 401],
  'GET /api/user/following':                 [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/following/:username':       [401, 200, 200, 200, 401, 401, 401],
  'PUT /api/users/:username/block':          [401, 403, 204, 204, 401, 401, 401],
  'DELETE /api/users/:username/block':       [401, 204, 204, 204, 401, 401, 401],
  'GET /api/user/home':                      [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/blocked':                   [401, 200, 200, 200, 401, 401, 401],
  'GET /api/users/:username/game-achievements': [200, 200, 200, 200, 200, 200, 200],
  'GET /api/users/:username/avatar':         [200, 200, 200, 200, 200, 200, 200],
  'POST /api/newsletter/subscribe':          [201, 201, 201, 201, 201, 201, 201],
  'POST /api/newsletter/confirm':            [400, 400, 400, 400, 400, 400, 400],
  'POST /api/newsletter/unsubscribe':        [400, 400, 400, 400, 400, 400, 400],

  'GET /api/models':                         [200, 200, 200, 200, 200, 200, 200],
  'GET /api/models/:id':                     [200, 200, 200, 200, 200, 200, 200],
  'GET /api/models/:id/versions':            [200, 200, 200, 200, 200, 200, 200],
  'GET /api/model-versions':                 [200, 200, 200, 200, 200, 200, 200],
  'GET /api/model-versions/:id':             [200, 200, 200, 200, 200, 200, 200],
  'GET /api/model-versions/:id/games':       [200, 200, 200, 200, 200, 200, 200],
  'POST /api/models':                        [401, 201, 201, 201, 401, 401, 401],
  'POST /api/models/:id/versions':           [401, 201, 201, 201, 401, 401, 401],
  'GET /api/games':                          [200, 200, 200, 200, 200, 200, 200],
  'GET /api/games/featured':                 [200, 200, 200, 200, 200, 200, 200],
  'GET /api/games/trending':                 [200, 200, 200, 200, 200, 200, 200],
  'GET /api/models/:id/traction':            [200, 200, 200, 200, 200, 200, 200],
  'GET /api/search':                         [200, 200, 200, 200, 200, 200, 200],
  'GET /api/launch':                         [200, 200, 200, 200, 200, 200, 200],
  'GET /api/user/created-games':             [401, 200, 200, 200, 401, 401, 401],
  'GET /api/user/studio':                   [401, 200, 200, 200, 401, 401, 401],
  // A hidden game of the owner.
  'POST /api/games/:id/test-scores':         [401, 200, 404, 404, 401, 401, 401],
  'GET /api/games/:id':                      [404, 200, 404, 200, 404, 404, 404],
  'GET /api/games/:id/achievements':         [404, 200, 404, 200, 404, 404, 404],
  'GET /api/games/:id/similar':              [404, 200, 404, 200, 404, 404, 404],
  // The same for everybody, because it may be cached.
  'GET /api/games/:id/card.png':             [404, 404, 404, 404, 404, 404, 404],
  'GET /pictures/:file':                     [404, 404, 404, 404, 404, 404, 404],
  'POST /api/games':                         [401, 201, 201, 201, 401, 401, 401],
  // A visible game that only the owner and admins may change.
  // Without a picture.
  'POST /api/games/:id/pictures':            [401, 415, 403, 415, 401, 401, 401],
  'PUT /api/games/:id':                      [401, 200, 403, 200, 401, 401, 401],
  'DELETE /api/games/:id':                   [401, 204, 403, 204, 401, 401, 401],

  // Of a hidden game of the owner.
  'GET /api/games/:id/comments':             [404, 200, 404, 200, 404, 404, 404],
  'GET /api/games/:id/ratings':              [404, 200, 404, 200, 404, 404, 404],
  'POST /api/games/:id/comments':            [401, 201, 404, 201, 401, 401, 401],
  'POST /api/games/:id/ratings':             [401, 200, 404, 200, 401, 401, 401],
  // Of a visible game; the owner is invited.
  'POST /api/games/:id/invites':             [401, 400, 202, 202, 401, 401, 401],
  // The owner's, of a visible game.
  'PUT /api/games/:id/comments/:commentId':  [401, 200, 403, 403, 401, 401, 401],
  'DELETE /api/games/:id/comments/:commentId': [401, 204, 403, 204, 401, 401, 401],

  // A comment of the owner, which they may not report.
  'POST /api/reports':                       [401, 400, 201, 201, 401, 401, 401],
  'GET /api/admin/queue':                    [401, 403, 403, 200, 401, 401, 401],
  'GET /api/admin/log':                      [401, 403, 403, 200, 401, 401, 401],
  'GET /api/admin/security-events':          [401, 403, 403, 200, 401, 401, 401],
  'POST /api/admin/acts':                    [401, 403, 403, 200, 401, 401, 401],

  // Of a framed, visible game.
  'POST /api/games/:id/launches':            [201, 201, 201, 201, 201, 201, 201],
  'GET /api/user/guest-scores':              [200, 200, 200, 200, 200, 200, 200],
  'POST /api/user/guest-scores/claim':       [401, 200, 200, 200, 401, 401, 401],
  'DELETE /api/user/guest-scores':           [204, 204, 204, 204, 204, 204, 204],
  'POST /api/play/guests':                   [201, 201, 201, 201, 201, 201, 201],
  // The body is not a build; the game has none.
  'POST /api/builds/check':                  [401, 415, 415, 415, 401, 401, 401],
  'GET /api/games/:id/builds':               [200, 200, 200, 200, 200, 200, 200],
  'POST /api/games/:id/builds':              [401, 415, 403, 415, 401, 401, 401],
  'POST /api/games/:id/builds/:number/publish': [401, 404, 403, 404, 401, 401, 401],
  'DELETE /api/games/:id/builds/:number':    [401, 404, 403, 404, 401, 401, 401],
  'GET /api/games/:id/blocks':               [401, 200, 403, 200, 401, 401, 401],
  'GET /api/games/:id/boards':               [200, 200, 200, 200, 200, 200, 200],
  'GET /api/games/:id/boards/:slug/spread':  [200, 200, 200, 200, 200, 200, 200],
  'POST /api/games/:id/boards':              [401, 201, 403, 201, 401, 401, 401],
  'PUT /api/games/:id/boards/:slug':         [401, 200, 403, 200, 401, 401, 401],
  'DELETE /api/games/:id/boards/:slug':      [401, 204, 403, 204, 401, 401, 401],
  'POST /api/games/:id/boards/:slug/editions': [401, 201, 403, 201, 401, 401, 401],
  'PUT /api/games/:id/blocks/:username':     [401, 204, 403, 204, 401, 401, 401],
  'DELETE /api/games/:id/blocks/:username':  [401, 204, 403, 204, 401, 401, 401],
  'POST /api/games/:id/restore':             [401, 200, 404, 200, 401, 401, 401],
  'GET /api/games/:id/discord':              [401, 200, 403, 200, 401, 401, 401],
  'PUT /api/games/:id/discord':              [401, 200, 403, 200, 401, 401, 401],
  'DELETE /api/games/:id/discord':           [401, 204, 403, 204, 401, 401, 401],
  // Without a webhook.
  'POST /api/games/:id/discord/test':        [401, 404, 403, 404, 401, 401, 401],
  'GET /api/games/:id/stats':                [401, 200, 403, 200, 401, 401, 401],
  'GET /api/games/:id/draft-link':           [401, 200, 404, 200, 401, 401, 401],
  'POST /api/games/:id/draft-link':          [401, 200, 404, 200, 401, 401, 401],
  'GET /api/games/:id/makers':               [401, 200, 403, 200, 401, 401, 401],
  'POST /api/games/:id/makers':              [401, 201, 403, 201, 401, 401, 401],
  'DELETE /api/games/:id/makers/:userId':    [401, 204, 403, 204, 401, 401, 401],
  'GET /api/games/:id/transfer':             [401, 200, 403, 200, 401, 401, 401],
  'POST /api/games/:id/transfer':            [401, 202, 403, 202, 401, 401, 401],
  'DELETE /api/games/:id/transfer':          [401, 204, 403, 204, 401, 401, 401],
  // Nobody is invited.
  'POST /api/games/:id/makers/accept':       [401, 404, 404, 404, 401, 401, 401],
  'POST /api/games/:id/transfer/accept':     [401, 404, 404, 404, 401, 401, 401],
  // A score of another user in a visible game of the owner.
  'GET /api/games/:id/scores':               [401, 200, 403, 200, 401, 401, 401],
  'DELETE /api/games/:id/scores/:scoreId':   [401, 204, 403, 204, 401, 401, 401],
  'POST /api/games/:id/scores/:scoreId/restore': [401, 200, 403, 200, 401, 401, 401],
  'GET /api/games/:id/outside-scores':       [401, 200, 403, 200, 401, 401, 401],
  'DELETE /api/games/:id/outside-scores':    [401, 202, 403, 202, 401, 401, 401],
  'GET /api/games/:id/held':                 [401, 200, 403, 200, 401, 401, 401],
  'POST /api/games/:id/held/:scoreId':       [401, 200, 403, 200, 401, 401, 401],
  // Each with a ticket of the owner.
  'POST /api/play/sessions':                 [201, 201, 201, 201, 201, 201, 201],
  'POST /api/play/token':                    [401, 401, 401, 401, 401, 401, 401],
  'POST /api/play/rounds':                   [401, 401, 401, 401, 401, 401, 401],
  'POST /api/play/rounds/guesses':           [401, 401, 401, 401, 401, 401, 401],
  'POST /api/play/rounds/resume':            [401, 401, 401, 401, 401, 401, 401],
  'GET /api/daily':                          [200, 200, 200, 200, 200, 200, 200],
  'POST /api/daily/round':                   [401, 401, 401, 401, 401, 401, 401],
  'POST /api/play/races':                    [401, 401, 401, 401, 401, 401, 401],
  'POST /api/play/pings':                    [401, 401, 401, 401, 401, 401, 401],
  'GET /api/play/me':                        [401, 401, 401, 401, 401, 401, 401],
  'POST /api/play/connects':                 [201, 201, 201, 201, 201, 201, 201],
  // Each with its own unconfirmed code.
  'POST /api/play/connects/poll':            [200, 200, 200, 200, 200, 200, 200],
  'GET /api/play/connects/:code':            [401, 200, 200, 200, 401, 401, 401],
  'POST /api/play/connects/:code/confirm':   [401, 204, 204, 204, 401, 401, 401],
  // With a play token of the owner in the body.
  'POST /api/play/end':                      [204, 204, 204, 204, 204, 204, 204],
  'GET /api/user/play-sessions':             [401, 200, 200, 200, 401, 401, 401],
  'DELETE /api/user/play-sessions/:sessionId': [401, 204, 404, 404, 401, 401, 401],

  'POST /api/scores':                        [401, 200, 200, 200, 200, 401, 401],
  'POST /api/scores/batch':                  [401, 200, 200, 200, 200, 401, 401],
  'GET /api/scores':                         [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/count':                   [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/weekly':                  [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/:id/recording':           [200, 200, 200, 200, 200, 200, 200],
  'GET /api/scores/:id/card.png':            [200, 200, 200, 200, 200, 200, 200],
  'POST /api/scores/:id/races':              [401, 401, 401, 401, 401, 401, 401],
  'POST /api/scores/:id/challenges':         [401, 201, 201, 201, 401, 401, 401],
  'GET /api/user/challenges':                [401, 200, 200, 200, 401, 401, 401],
  'GET /api/challenges/:id':                 [200, 200, 200, 200, 200, 200, 200],
  'POST /api/play/challenges/:id/races':     [401, 401, 401, 401, 401, 401, 401],
  'GET /api/leaderboard':                    [200, 200, 200, 200, 200, 200, 200],
  'GET /api/leaderboard/rating':             [200, 200, 200, 200, 200, 200, 200],
  'GET /api/leaderboard/weeks':              [200, 200, 200, 200, 200, 200, 200],
  'GET /api/leaderboard/weeks/:week':        [200, 200, 200, 200, 200, 200, 200],
};

/** Routes that accept play tokens; others treat their bearer as a visitor. */
const BY_PLAY_TOKEN: Record<string, number> = {
  'POST /api/scores': 200,
  'POST /api/play/token': 200,
  'POST /api/play/pings': 204,
  'POST /api/play/rounds': 200,
  // Of a game that answers no inputs.
  'POST /api/play/rounds/guesses': 400,
  'POST /api/play/rounds/resume': 400,
  'POST /api/play/races': 400,
  // The recorded run is of another game.
  'POST /api/scores/:id/races': 403,
  'POST /api/play/challenges/:id/races': 400,
  'GET /api/play/me': 200,
  // The game of the day is another one.
  'POST /api/daily/round': 403,
};

/**
 * Routes that an agent token of the owner, with every scope, does not get as a visitor: private ones refuse it with 403
 * unless they name a scope.
 */
const BY_AGENT_TOKEN: Record<string, number> = {
  'POST /mcp': 200,
  'GET /api/user/created-games': 200,
  'GET /api/games/:id': 200,
  // No file.
  'POST /api/builds/check': 415,
  'POST /api/games/:id/builds': 415,
  'POST /api/games/:id/boards': 201,
  'PUT /api/games/:id/boards/:slug': 200,
  'POST /api/scores': 403,
  'POST /api/scores/batch': 401,
  'POST /api/daily/round': 401,
  ...Object.fromEntries(
    ['token', 'rounds', 'rounds/guesses', 'rounds/resume', 'races', 'pings'].map((name) => [
      `POST /api/play/${name}`,
      401,
    ]),
  ),
  'POST /api/scores/:id/races': 401,
  'POST /api/play/challenges/:id/races': 401,
  'GET /api/play/me': 401,
};

/** The callers of a route and their credentials. */
interface Cast {
  owner: MadeUser;
  /** The bearer credential; empty for a visitor. */
  credentials: Record<Caller, string | undefined>;
  /** The owner's, for the visible game. */
  playToken: string;
  /** The owner's, with every scope. */
  agentToken: string;
  /** The id of the owner's open session. */
  loginSessionId: number;
}

interface RequestValues {
  /** The values of path parameters. */
  parameters?: Record<string, string | number>;
  query?: string;
  body?: object;
}

let node: TestApp;
let game: MadeGame;
let modelId: number;

beforeAll(async () => {
  node = await startTestApp();
  // The thread of the replays needs a build.
  jest.spyOn(node.app.get(CardPainter), 'replay').mockResolvedValue(null);
  game = await makeGame(node.database);
  const [version] = await node.database.rows<{ model_id: number }>(
    'SELECT model_id FROM model_versions WHERE id = $1',
    [game.model_version_id],
  );
  modelId = version?.model_id ?? 0;
});
afterAll(() => node?.close());

const bearer = { type: 'bearer' } as const;
const LONG_ENOUGH = 'Long enough to describe it.';
const token = { token: 'A'.repeat(43) };
const unique = () => `u${crypto.randomUUID().slice(0, 12)}`;
const score = () => ({ gameId: game.id, score: 10 });

async function hiddenGame({ owner }: Cast): Promise<() => RequestValues> {
  const { id } = await makeHiddenGame(node.database, { createdBy: owner.id });
  return () => ({ parameters: { id } });
}

/** A new comment of the owner for each caller, because callers may delete it. */
async function ownComments({ owner }: Cast): Promise<() => RequestValues> {
  const comment = { gameId: game.id, userId: owner.id };
  const comments = await Promise.all(CONSUMERS.map(() => makeComment(node.database, comment)));
  return () => ({ parameters: { id: game.id, commentId: comments.pop()?.id ?? 0 }, body: { content: 'Well said.' } });
}

/** A connect code for each caller. */
function newCodes(): Promise<ConnectStart[]> {
  const start = async () => {
    const { body } = await node.request.post('/api/play/connects').send({ gameId: game.id }).expect(201);
    return body as ConnectStart;
  };
  return Promise.all(CONSUMERS.map(start));
}

async function codeForEach(): Promise<() => RequestValues> {
  const codes = await newCodes();
  return () => ({ parameters: { code: codes.pop()?.code ?? '' } });
}

async function shownBuild(cast: Cast): Promise<() => RequestValues> {
  const { parameters } = await shownGame(cast);
  return () => ({ parameters: { ...parameters, number: 1 } });
}

async function blockedPlayer(cast: Cast): Promise<() => RequestValues> {
  const { parameters } = await shownGame(cast);
  const { username } = await makeUser(node.database);
  return () => ({ parameters: { ...parameters, username } });
}

/** A board for each caller: what one has removed the others cannot. */
async function ownBoard(cast: Cast): Promise<() => RequestValues> {
  const { parameters } = await shownGame(cast);
  const slugs = CONSUMERS.map((_, index) => `board-${index}`);
  await node.database.rows(
    `INSERT INTO boards (game_id, slug, name, accepts) SELECT $1, slug, 'Board', 'keys' FROM unnest($2::text[]) AS slug`,
    [parameters?.id, slugs],
  );
  return () => ({ parameters: { ...parameters, slug: slugs.pop() ?? '' }, body: { name: 'Sprint' } });
}

async function scoreOfAnother(cast: Cast): Promise<() => RequestValues> {
  const { parameters } = await shownGame(cast);
  const { apiKey } = await makeUser(node.database);
  // One for each caller, because what an admin has decided the owner cannot change.
  const send = () => node.request.post('/api/scores').send({ gameId: parameters?.id, score: 7, apiKey }).expect(200);
  const scores = await Promise.all(CONSUMERS.map(send));
  const body = { reason: 'It is not possible.' };
  return () => ({ parameters: { ...parameters, scoreId: scores.pop()?.body.id }, body });
}

async function heldScore(cast: Cast): Promise<() => RequestValues> {
  const { parameters } = await shownGame(cast);
  const { id: userId } = await makeUser(node.database);
  const rows = await node.database.rows<{ id: number }>(
    `INSERT INTO held_scores (id, user_id, game_id, score, doubt)
     SELECT 1000000 + n, $1, $2, 7, 'pace' FROM generate_series(1, ${CONSUMERS.length}) AS n RETURNING id::int AS id`,
    [userId, parameters?.id],
  );
  return () => ({ parameters: { ...parameters, scoreId: rows.pop()?.id ?? 0 }, body: { decision: 'accept' } });
}

async function ownDraft({ owner }: Cast): Promise<() => RequestValues> {
  const { id } = await makeDraft(node.database, { createdBy: owner.id });
  return () => ({ parameters: { id } });
}

/** A name for each caller. */
async function playerToInvite(cast: Cast): Promise<() => RequestValues> {
  const { parameters } = await shownGame(cast);
  const players = await Promise.all(CONSUMERS.map(() => makeUser(node.database)));
  return () => ({ parameters, body: { username: players.pop()?.username } });
}

/** A game for each caller, offered to a player who is a co-maker. */
async function gamesOfTwo(cast: Cast): Promise<() => RequestValues> {
  const { id: userId } = await makeUser(node.database);
  const games = await Promise.all(CONSUMERS.map(() => shownGame(cast)));
  for (const { parameters } of games) {
    const values = [parameters?.id, userId];
    await node.database.rows(
      'INSERT INTO game_makers (game_id, user_id, invited_by, accepted_at) VALUES ($1, $2, $2, now())',
      values,
    );
    await node.database.rows('INSERT INTO game_transfers (game_id, user_id) VALUES ($1, $2)', values);
  }
  return () => ({ parameters: { ...games.pop()?.parameters, userId } });
}

/** A game of the arcade is listed once. */
const recordedScore =
  (arcadeId: ArcadeGameId) =>
  async ({ owner }: Cast): Promise<() => RequestValues> => {
    const { scoreId } = await makeRecording(node.database, { player: owner, arcadeId });
    return () => ({ parameters: { id: scoreId } });
  };

let challengeId: Promise<string> | undefined;

/** A challenge of the owner. */
async function someChallenge({ owner }: Cast): Promise<() => RequestValues> {
  challengeId ??= (async () => {
    const { scoreId } = await makeRecording(node.database, { player: owner, arcadeId: 'reversi' });
    const { body } = await node.request
      .post(`/api/scores/${scoreId}/challenges`)
      .auth(owner.token, { type: 'bearer' })
      .expect(201);
    return (body as { id: string }).id;
  })();
  const id = await challengeId;
  return () => ({ parameters: { id } });
}

let gameOfDaily: Promise<unknown> | undefined;

async function someDaily(): Promise<() => RequestValues> {
  await (gameOfDaily ??= makeGame(node.database, { launch: 'hosted', arcadeId: 'codes' }));
  return () => ({});
}

async function shownGame({ owner }: Cast): Promise<RequestValues> {
  const { id } = await makeGame(node.database, { createdBy: owner.id });
  return { parameters: { id } };
}

/** All users have the same password. */
const totpChange =
  ({ owner: { password } }: Cast) =>
  () => ({ body: { password, code: '000000' } });

/** Request bodies where needed, prepared once for all callers of the route. */
const SENT: Record<string, (cast: Cast) => Promise<() => RequestValues> | (() => RequestValues)> = {
  'POST /api/auth/register': () => () => {
    const username = unique();
    return { body: { username, email: `${username}@players.example`, password: 'a long enough password' } };
  },
  'POST /api/auth/login': async () => {
    const { username, password } = await makeUser(node.database);
    return () => ({ body: { identifier: username, password } });
  },
  'POST /api/auth/mail-link': () => () => ({ body: token }),
  'POST /api/auth/verify': () => () => ({ body: token }),
  'POST /api/auth/reset-password': () => () => ({ body: { ...token, password: 'a long enough password' } }),
  'POST /api/auth/resend-verification': () => () => ({ body: { email: `${unique()}@players.example` } }),
  'POST /api/auth/forgot-password': () => () => ({ body: { email: `${unique()}@players.example` } }),
  'POST /api/auth/change-password':
    ({ owner: { password } }) =>
    () => ({ body: { current_password: password, password: 'a long enough password' } }),
  'DELETE /api/auth/sessions/:id': async ({ owner }) => {
    await openSession(node.database, owner.id);
    const [session] = await node.database.rows<{ id: number }>(
      'SELECT max(id) AS id FROM sessions WHERE user_id = $1',
      [owner.id],
    );
    return () => ({ parameters: { id: session?.id ?? 0 } });
  },
  'POST /api/auth/undo-email-change': () => () => ({ body: token }),
  'POST /api/auth/totp/enable': totpChange,
  'POST /api/auth/totp/disable': totpChange,
  'POST /api/user/pending-email/resend': async ({ owner }) => {
    await node.database.rows(`UPDATE users SET pending_email = $2 WHERE id = $1`, [
      owner.id,
      `${unique()}@players.example`,
    ]);
    return () => ({});
  },
  'PUT /api/user/profile': () => () => ({ body: { username: unique() } }),
  'PUT /api/user/preferences': () => () => ({ body: { theme: 'light' } }),
  'POST /api/user/delete':
    ({ owner: { password } }) =>
    () => ({ body: { password } }),
  'POST /mcp': () => () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
  'POST /api/user/agent-tokens': () => () => ({ body: { name: 'An agent', scopes: ['read'] } }),
  'DELETE /api/user/agent-tokens/:id': async ({ owner }) => {
    const [token] = await node.database.rows<{ id: number }>('SELECT id FROM agent_tokens WHERE user_id = $1', [
      owner.id,
    ]);
    return () => ({ parameters: { id: token?.id ?? 0 } });
  },
  'POST /api/unsubscribe': () => () => ({ body: token }),
  'POST /api/unsubscribe/undo': () => () => ({ body: token }),
  'POST /api/unsubscribe/one-click': () => () => ({ query: `?token=${token.token}` }),
  'GET /api/unsubscribe/one-click': () => () => ({ query: `?token=${token.token}` }),
  'POST /api/user/inbox/read': () => () => ({ body: { up_to: 1 } }),
  'DELETE /api/user/inbox/:id': async ({ owner }) => {
    const [notice] = await node.database.rows<{ id: number }>(
      `INSERT INTO notices (user_id, kind, occasion) VALUES ($1, 'invite', 'invite:1') RETURNING id`,
      [owner.id],
    );
    return () => ({ parameters: { id: notice?.id ?? 0 } });
  },
  'GET /api/users/:username':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'GET /api/users/:username/ranks':
    ({ owner: { username } }) =>
    () => ({ parameters: { username }, query: `?gameId=${game.id}` }),
  'PUT /api/users/:username/follow':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'DELETE /api/users/:username/follow':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'PUT /api/users/:username/block':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'DELETE /api/users/:username/block':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'GET /api/user/following/:username':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'GET /api/users/:username/game-achievements':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'GET /api/users/:username/avatar':
    ({ owner: { username } }) =>
    () => ({ parameters: { username } }),
  'POST /api/newsletter/subscribe': () => () => ({ body: { email: `${unique()}@players.example` } }),
  'POST /api/newsletter/confirm': () => () => ({ body: token }),
  'POST /api/newsletter/unsubscribe': () => () => ({ body: token }),
  'GET /api/models/:id': () => () => ({ parameters: { id: modelId } }),
  'GET /api/models/:id/versions': () => () => ({ parameters: { id: modelId } }),
  'GET /api/models/:id/traction': () => () => ({ parameters: { id: modelId } }),
  'GET /api/model-versions/:id': () => () => ({ parameters: { id: game.model_version_id } }),
  'GET /api/model-versions/:id/games': () => () => ({ parameters: { id: game.model_version_id } }),
  'POST /api/models': () => () => ({ body: { name: unique(), company: 'Example Labs', description: LONG_ENOUGH } }),
  'POST /api/models/:id/versions': () => () => ({
    parameters: { id: modelId },
    body: { version: unique(), description: LONG_ENOUGH },
  }),
  'GET /api/search': () => () => ({ query: '?q=pixel' }),
  'GET /api/games/:id': hiddenGame,
  'GET /api/games/:id/achievements': hiddenGame,
  'GET /api/games/:id/similar': hiddenGame,
  'GET /api/games/:id/card.png': hiddenGame,
  'POST /api/games': () => () => ({
    body: {
      name: unique(),
      description: LONG_ENOUGH,
      ai_model_id: modelId,
      model_version_id: game.model_version_id,
      categories: ['Puzzle'],
      ai_integration_details: LONG_ENOUGH,
    },
  }),
  'PUT /api/games/:id': async (cast) => {
    const { parameters } = await shownGame(cast);
    return () => ({ parameters, body: { description: LONG_ENOUGH } });
  },
  'DELETE /api/games/:id': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'GET /api/games/:id/comments': hiddenGame,
  'GET /api/games/:id/ratings': hiddenGame,
  'POST /api/games/:id/comments': async (cast) => {
    const { parameters } = (await hiddenGame(cast))();
    return () => ({ parameters, body: { content: 'Well said.' } });
  },
  'POST /api/games/:id/ratings': async (cast) => {
    const { parameters } = (await hiddenGame(cast))();
    return () => ({ parameters, body: { rating: 3 } });
  },
  'POST /api/games/:id/invites':
    ({ owner: { username } }) =>
    () => ({ parameters: { id: game.id }, body: { username } }),
  'PUT /api/games/:id/comments/:commentId': ownComments,
  'DELETE /api/games/:id/comments/:commentId': ownComments,
  'GET /api/scores/:id/recording': recordedScore('merge'),
  'GET /api/scores/:id/card.png': recordedScore('dungeon'),
  'POST /api/scores/:id/races': recordedScore('snake'),
  'POST /api/scores/:id/challenges': recordedScore('stacker'),
  'GET /api/challenges/:id': someChallenge,
  'POST /api/play/challenges/:id/races': async (cast) => {
    const { parameters } = (await someChallenge(cast))();
    return () => ({ parameters, body: { round: 'ggr_x', score: 1 } });
  },
  'GET /api/daily': someDaily,
  'POST /api/daily/round': someDaily,
  'GET /api/leaderboard/weeks/:week': () => () => ({ parameters: { week: weekName(Date.now()) } }),
  'POST /api/reports': async ({ owner }) => {
    const { id } = await makeComment(node.database, { gameId: game.id, userId: owner.id });
    return () => ({ body: { kind: 'comment', id, reason: 'spam' } });
  },
  'POST /api/admin/acts': async ({ owner }) => {
    const { id } = await makeComment(node.database, { gameId: game.id, userId: owner.id });
    return () => ({ body: { act: 'hide', kind: 'comment', id, reason: 'It is spam.' } });
  },
  'POST /api/games/:id/launches': async (cast) => {
    const { parameters } = await shownGame(cast);
    await node.database.rows(`UPDATE games SET launch = 'embed', game_url = 'https://games.example' WHERE id = $1`, [
      parameters?.id,
    ]);
    return () => ({ parameters, body: {} });
  },
  'POST /api/games/:id/pictures': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'GET /api/games/:id/blocks': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'POST /api/games/:id/builds': shownBuild,
  'GET /api/games/:id/builds': shownBuild,
  'POST /api/games/:id/builds/:number/publish': shownBuild,
  'DELETE /api/games/:id/builds/:number': shownBuild,
  'GET /api/games/:id/boards': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'POST /api/games/:id/boards': async (cast) => {
    const values = await shownGame(cast);
    let made = 0;
    return () => ({ ...values, body: { slug: `board-${(made += 1)}`, name: 'Board' } });
  },
  'GET /api/games/:id/boards/:slug/spread': async (cast) => {
    const { parameters } = await shownGame(cast);
    return () => ({ parameters: { ...parameters, slug: 'main' } });
  },
  'PUT /api/games/:id/boards/:slug': ownBoard,
  'DELETE /api/games/:id/boards/:slug': ownBoard,
  'POST /api/games/:id/boards/:slug/editions': ownBoard,
  'PUT /api/games/:id/blocks/:username': blockedPlayer,
  'POST /api/games/:id/restore': async (cast) => {
    const games = await Promise.all(CONSUMERS.map(() => shownGame(cast)));
    for (const { parameters } of games) {
      await node.database.rows(`UPDATE games SET active = false, delete_at = now() + interval '1 day' WHERE id = $1`, [
        parameters?.id,
      ]);
    }
    return () => ({ parameters: games.pop()?.parameters ?? {} });
  },
  'GET /api/games/:id/discord': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'PUT /api/games/:id/discord': async (cast) => {
    const { parameters } = await shownGame(cast);
    const webhook_url = `https://discord.com/api/webhooks/1190000000000000000/${'A'.repeat(68)}`;
    return () => ({ parameters, body: { webhook_url } });
  },
  'DELETE /api/games/:id/discord': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'POST /api/games/:id/discord/test': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'GET /api/games/:id/stats': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'GET /api/games/:id/draft-link': ownDraft,
  'POST /api/games/:id/draft-link': ownDraft,
  'POST /api/games/:id/test-scores': async (cast) => {
    const values = await hiddenGame(cast);
    return () => ({ ...values(), body: { score: 5 } });
  },
  'GET /api/games/:id/makers': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'POST /api/games/:id/makers': playerToInvite,
  'POST /api/games/:id/makers/accept': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'DELETE /api/games/:id/makers/:userId': gamesOfTwo,
  'GET /api/games/:id/transfer': gamesOfTwo,
  'POST /api/games/:id/transfer': playerToInvite,
  'POST /api/games/:id/transfer/accept': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'DELETE /api/games/:id/transfer': gamesOfTwo,
  'GET /api/games/:id/scores': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'DELETE /api/games/:id/scores/:scoreId': scoreOfAnother,
  'POST /api/games/:id/scores/:scoreId/restore': scoreOfAnother,
  'GET /api/games/:id/outside-scores': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'DELETE /api/games/:id/outside-scores': async (cast) => {
    const { parameters } = await shownGame(cast);
    return () => ({ parameters, body: { reason: 'It is not possible.' } });
  },
  'GET /api/games/:id/held': async (cast) => {
    const values = await shownGame(cast);
    return () => values;
  },
  'POST /api/games/:id/held/:scoreId': heldScore,
  'DELETE /api/games/:id/blocks/:username': blockedPlayer,
  'POST /api/play/sessions':
    ({ owner, loginSessionId }) =>
    () => ({
      body: {
        ticket: new LaunchTicketFormat({ secret: TEST_SECRET }).sign({
          guest: false,
          gameId: game.id,
          sessionId: crypto.randomUUID(),
          playerId: owner.id,
          loginSessionId,
          draftKey: NO_DRAFT,
          cameFrom: 'site',
          expiresAt: Date.now() + 60_000,
        }),
      },
    }),
  'POST /api/play/connects': () => () => ({ body: { gameId: game.id } }),
  'POST /api/play/connects/poll': async () => {
    const codes = await newCodes();
    return () => ({ body: { poll: codes.pop()?.poll } });
  },
  'GET /api/play/connects/:code': codeForEach,
  'POST /api/play/connects/:code/confirm': codeForEach,
  'POST /api/play/guests': () => () => ({ body: { gameId: game.id } }),
  'POST /api/play/rounds/guesses': () => () => ({ body: { round: 'ggr_x', at: 0, input: 'a' } }),
  'POST /api/play/rounds/resume': () => () => ({ body: { round: 'ggr_x' } }),
  'POST /api/play/races': () => () => ({ body: { round: 'ggr_x', score: 1 } }),
  'POST /api/play/pings': () => () => ({ body: { state: 'active' } }),
  'POST /api/play/end': async ({ owner }) => {
    const plays = await Promise.all(CONSUMERS.map(() => makePlay(node.database, { game, player: owner })));
    return () => ({ body: { token: plays.pop()?.token } });
  },
  'DELETE /api/user/play-sessions/:sessionId': async ({ owner }) => {
    const { sessionId } = await makePlay(node.database, { game, player: owner });
    return () => ({ parameters: { sessionId } });
  },
  'POST /api/scores': () => () => ({ body: score() }),
  'POST /api/scores/batch': () => () => ({ body: { scores: [score()] } }),
};

async function makeCast(): Promise<Cast> {
  const [owner, other, admin] = await Promise.all([
    makeUser(node.database),
    makeUser(node.database),
    makeUser(node.database, { isAdmin: true, isVerified: true }),
  ]);
  const ended = await openSession(node.database, owner.id);
  // Both were used before they ended, to detect nodes that still cache them.
  await node.request.get('/api/auth/user').auth(ended, bearer).expect(200);
  await node.request.post('/api/scores').auth(owner.apiKey, bearer).send(score()).expect(200);
  await node.request.post('/api/auth/logout').auth(ended, bearer).expect(204);
  const { body } = await node.request
    .post('/api/user/api-key/regenerate')
    .auth(owner.token, bearer)
    .send({ immediately: true })
    .expect(200);
  const [login] = await node.database.rows<{ id: number }>('SELECT id FROM sessions WHERE user_id = $1 ORDER BY id', [
    owner.id,
  ]);
  const play = await makePlay(node.database, { game, player: owner });
  return {
    owner,
    playToken: play.token,
    agentToken: await makeAgentToken(node.database, owner.id),
    loginSessionId: login?.id ?? 0,
    credentials: {
      'a visitor': undefined,
      'the owner': owner.token,
      'another user': other.token,
      'an admin': admin.token,
      'the owner’s key alone': body.apiKey as string,
      'the owner’s ended session': ended,
      'the owner’s old key': owner.apiKey,
    },
  };
}

/** Destructive requests are sent by the owner last, so that others are not refused for a missing subject. */
const inOrder = [...CALLERS].sort((a, b) => Number(a === 'the owner') - Number(b === 'the owner'));

it('the table contains exactly the routes of the application', () => {
  const routes = routesOf(node.app).map(({ method, path }) => `${method} ${path}`);
  expect(routes.length).toBeGreaterThan(40);
  expect(Object.keys(MATRIX).sort()).toEqual(routes.sort());
});

describe.each(Object.entries(MATRIX))('%s', (route, statuses) => {
  it(`answers ${statuses.join(', ')}`, async () => {
    const cast = await makeCast();
    const sent = (await SENT[route]?.(cast)) ?? (() => ({}));
    const answers: Partial<Record<Caller, number>> = {};
    const byPlayToken = await ask(route, sent(), cast.playToken, statuses[0] === 401);
    expect(['a play token', byPlayToken]).toEqual(['a play token', BY_PLAY_TOKEN[route] ?? statuses[0]]);
    const isPrivate = statuses[0] === 401;
    const byAgent = await ask(route, sent(), cast.agentToken, isPrivate);
    expect(['an agent', byAgent]).toEqual(['an agent', BY_AGENT_TOKEN[route] ?? (isPrivate ? 403 : statuses[0])]);
    for (const caller of inOrder) answers[caller] = await ask(route, sent(), cast.credentials[caller], isPrivate);
    expect(CALLERS.map((caller) => [caller, answers[caller]])).toEqual(
      CALLERS.map((caller, column) => [caller, statuses[column]]),
    );
  });
});

async function ask(
  route: string,
  { parameters = {}, query = '', body }: RequestValues,
  credential: string | undefined,
  isPrivate: boolean,
): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? name));
  const answer = await fetch(`${node.url}${path}${query}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Private answers must not be cached.
  if (isPrivate) expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  if (answer.status >= 400) {
    const headers = Object.fromEntries(answer.headers);
    expectErrorShape({ status: answer.status, headers, body: JSON.parse(text) });
  }
  return answer.status;
}
