import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { makeComment } from '../../factories/comment.factory.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import type { TestApp } from '../test-app.js';
import type { TestDatabase } from '../test-database.js';

const bearer = { type: 'bearer' } as const;
/** An id that nothing has. */
export const NOWHERE = 2_000_000_000;

interface CommentedGame {
  ada: MadeUser;
  bob: MadeUser;
  /** Bob's. */
  game: MadeGame;
  /** Of Ada's comment on it. */
  commentId: number;
}

/** Its users are new, so that no earlier test has muted them. */
export async function makeCommentedGame(database: TestDatabase): Promise<CommentedGame> {
  const [ada, bob] = [await makeUser(database), await makeUser(database)];
  const game = await makeGame(database, { createdBy: bob.id });
  const { id } = await makeComment(database, { gameId: game.id, userId: ada.id, content: 'Buy my coins' });
  return { ada, bob, game, commentId: id };
}

interface Scene extends Omit<CommentedGame, 'bob'> {
  node: TestApp;
  /** Who reports. */
  carol: MadeUser;
  admin: MadeUser;
}

/** What users and admins send, by default about the comment. Each call asks for the scene, which tests replace. */
export function moderationCalls(scene: () => Scene) {
  const get = (path: string, { token }: MadeUser) => scene().node.request.get(path).auth(token, bearer);
  const send = (path: string, { token }: MadeUser, body: object) =>
    scene().node.request.post(path).auth(token, bearer).send(body);
  const report = (body: object, user = scene().carol) =>
    send('/api/reports', user, { kind: 'comment', id: scene().commentId, reason: 'spam', ...body });
  const reported = async (body: object = {}, user = scene().carol) => (await report(body, user).expect(201)).body;
  const act = (body: object, user = scene().admin) =>
    send('/api/admin/acts', user, { kind: 'comment', id: scene().commentId, reason: 'It sells coins.', ...body });
  const perform = async (body: object): Promise<QueueItem> => (await act(body).expect(200)).body;
  const queue = async (query = ''): Promise<QueueItem[]> =>
    (await get(`/api/admin/queue?limit=100${query}`, scene().admin).expect(200)).body;
  const inQueue = async (query = '', id = scene().commentId) => (await queue(query)).find((item) => item.id === id);
  const scored = async (score: number, user = scene().ada): Promise<number> =>
    (await send('/api/scores', user, { gameId: scene().game.id, score }).expect(200)).body.id;
  return { get, send, report, reported, act, perform, queue, inQueue, scored };
}
