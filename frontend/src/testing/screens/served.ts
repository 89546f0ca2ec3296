import { activePlayer, liveTrend, trendsOf } from '../factories/activity.factory.js';
import { boardOf, entries } from '../factories/board.factory.js';
import { comments } from '../factories/comment.factory.js';
import { game } from '../factories/game.factory.js';
import { model, version } from '../factories/model.factory.js';
import { noticesOfEachKind } from '../factories/notice.factory.js';
import { gameAchievement, playerRating, publicProfile } from '../factories/profile.factory.js';
import { modelTraction, versionTraction } from '../factories/traction.factory.js';
import { fakeServer } from '../fake-server.js';
import { serveGames } from '../handlers/games.js';
import { serveInbox } from '../handlers/inbox.js';
import { serveProfile } from '../handlers/profile.js';
import { serveScoreCount } from '../handlers/scores.js';
import { serveWeeks } from '../handlers/weeks.js';

const NAMES = ['Hexfall', 'Octfall', 'Decafall', 'Neon Drift', 'Tide Runner', 'Byte Bakery'];

const GAMES = NAMES.map((name, index) =>
  game(index + 1, name, {
    ai_model_name: 'Muse',
    categories: ['Puzzle', 'Strategy'],
    tags: ['word-game', 'short'],
    player_count: 1_234,
    average_rating: 4.25,
    total_ratings: 8,
    game_url: 'https://games.example/',
    github_url: 'https://github.com/example/game',
    documentation_url: 'https://games.example/docs',
  }),
);

const VERSIONS = [
  version(12, '2.0', { is_latest: true, description: 'It thinks ahead.', capabilities: ['text', 'music'] }),
  version(11, '1.0'),
];

const MODELS = ['Muse', 'Quill', 'Orca', 'Zebra'].map((name, index) =>
  model(index + 1, name, { website_url: 'https://models.example/', games_count: 4 - index, versions: VERSIONS }),
);

const SNAPSHOTS: Record<string, object> = {
  'players:active': { players: [1, 2, 3, 4, 5].map((n) => activePlayer(n, 9 - n)) },
  'games:trending': trendsOf(GAMES.slice(0, 3).map((trending) => liveTrend(trending))),
  me: {},
};

const OF_GAME = {
  average_rating: 4.25,
  total_ratings: 8,
  rating_distribution: [0, 0, 2, 2, 4],
  rating_version: 8,
  player_count: 1_234,
  playing_now: 4,
  watching: 2,
};

/** The snapshot of a live topic. */
export function snapshotOf(topic: string, rows = 10): object {
  if (topic.startsWith('game:')) return OF_GAME;
  return SNAPSHOTS[topic] ?? boardOf(entries(25).slice(0, rows), 25);
}

/** Answers what the pictured pages request. */
export function serveScreens(): void {
  fakeServer.start();
  serveGames(GAMES);
  serveInbox(noticesOfEachKind());
  serveProfile();
  serveScoreCount(1_234);
  serveWeeks();
  const answers: Record<string, unknown> = {
    '/api/games/1': GAMES[0],
    '/api/games/1/similar': GAMES.slice(1, 5),
    '/api/games/1/comments': comments(3),
    '/api/games/featured': GAMES.slice(0, 3),
    '/api/user/created-games': [],
    '/api/models': MODELS,
    '/api/models/1': MODELS[0],
    '/api/models/1/versions': VERSIONS,
    '/api/models/1/traction': modelTraction([
      versionTraction(12, '2.0', [0, 0, 0, 0, 2, 4, 8, 16, 12, 20, 24, 30]),
      versionTraction(11, '1.0', [4, 8, 6, 10, 12, 10, 8, 6, 4, 4, 2, 2]),
    ]),
    '/api/users/grace': publicProfile({ games: GAMES.slice(0, 2), playerRating: playerRating([380, 402, 391, 412.3]) }),
    '/api/users/Grace/game-achievements': [gameAchievement('first-gem')],
    '/api/model-versions/12/games': GAMES.slice(0, 3),
  };
  for (const [path, body] of Object.entries(answers)) {
    const headers: Record<string, string> = Array.isArray(body) ? { 'X-Total-Count': String(body.length) } : {};
    fakeServer.on(`GET ${path}`, () => ({ body, headers }));
  }
}
