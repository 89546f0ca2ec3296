import type { PlayPlayer, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { PlayedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { ownUser } from '../factories/user.factory.js';
import { fakeServer } from '../fake-server.js';

const NOW = '2026-11-22T10:00:00.000Z';

export function playedScore(changes: Partial<PlayedScore> = {}): PlayedScore {
  return {
    id: 5,
    userId: ownUser().id,
    gameId: 7,
    score: 120,
    createdAt: NOW,
    rank: 3,
    personalBest: true,
    status: 'accepted',
    verified: true,
    wouldBeRank: null,
    reason: null,
    ...changes,
  };
}

/** The answer to the exchange of a ticket. */
export function openedSession(
  token: string,
  player: PlayPlayer = { id: ownUser().id, username: 'ada', guest: false },
): PlaySessionAnswer {
  return {
    session: { id: 'session', gameId: 7, startedAt: NOW, endsAt: NOW },
    ...{ token, tokenExpiresAt: NOW, player, best: null, locale: 'en' },
  };
}

/** Serves one game: tickets `ggl_1`, `ggl_2`, … and tokens `ggp_1`, `ggp_2`, … in order. */
export function servePlay(player?: PlayPlayer, gameId = 7): void {
  let tickets = 0;
  let tokens = 0;
  const nextToken = () => `ggp_${++tokens}`;
  fakeServer.on(`POST /api/games/${gameId}/launches`, () => ({
    status: 201,
    body: {
      ticket: `ggl_${++tickets}`,
      expires_at: NOW,
      launch: 'hosted',
      address: `https://games.example/play/${gameId}`,
      frame: null,
      player: openedSession('', player).player,
    },
  }));
  fakeServer.on('POST /api/play/sessions', () => ({ status: 201, body: openedSession(nextToken(), player) }));
  fakeServer.on('POST /api/play/token', () => ({ body: { token: nextToken(), tokenExpiresAt: NOW } }));
  fakeServer.on('POST /api/play/rounds', () => ({
    body: { round: 'ggr_1', seed: 7, opening: null, startedAt: NOW, expiresAt: NOW },
  }));
  fakeServer.on('POST /api/play/rounds/guesses', () => ({ body: { answer: { feedback: 3 } } }));
  fakeServer.on('POST /api/play/pings', () => ({ status: 204 }));
  fakeServer.on('POST /api/play/end', () => ({ status: 204 }));
  fakeServer.on('POST /api/scores', () => ({ status: 201, body: playedScore() }));
}
