import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import { screen } from '@testing-library/react';
import { comments } from './factories/comment.factory.js';
import { game } from './factories/game.factory.js';
import { ownUser } from './factories/user.factory.js';
import { FakeComments } from './fake-comments.js';
import { fakeServer } from './fake-server.js';
import { haveSession } from './handlers/auth.js';
import { renderApp } from './render-app.js';

export const member = ownUser();

/** Serves game 7 with four ratings and these comments. */
export function serveCommunity(held: Comment[] = comments(3)): FakeComments {
  fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Hexfall') }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  fakeServer.on('GET /api/games/7/ratings', () => ({
    body: { average_rating: 4, total_ratings: 4, distribution: [0, 1, 0, 2, 1], mine: null },
  }));
  return new FakeComments(7, held);
}

/** Opens the community tab at this address. */
export async function openCommunityAt(address: string, { transport }: FakeComments) {
  // The tab is loaded on demand, and its first load waits for the compiler.
  await import('#routes/parts/game-community.js');
  const app = await renderApp({ at: address, transport });
  await screen.findByRole('heading', { name: /^Comments/ });
  return app;
}

export function openCommunity(server: FakeComments, query = '') {
  return openCommunityAt(`/games/7?tab=community${query}`, server);
}

export async function openCommunityAsMember(server: FakeComments, query = '') {
  haveSession(member);
  const app = await openCommunity(server, query);
  await screen.findByLabelText('Your comment');
  return app;
}
