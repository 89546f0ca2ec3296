import type {
  Champion,
  FinalizedWeek,
  GameChampions,
  WeekChampions,
} from '@gamegeek/contracts/scores/weeks.schemas.js';
import { parseWeekName, weekEnd } from '@gamegeek/rules/iso-week.js';
import { fakeServer } from '../fake-server.js';

function boundsOf(week: string): Pick<FinalizedWeek, 'week' | 'starts_at' | 'ends_at'> {
  const start = parseWeekName(week) ?? 0;
  return { week, starts_at: new Date(start).toISOString(), ends_at: new Date(weekEnd(start)).toISOString() };
}

export function finalizedWeek(week: string, players = 12): FinalizedWeek {
  return { ...boundsOf(week), players };
}

export function champion(place: number, username: string, score: number): Champion {
  return { place, userId: `id-of-${username}`, username, score, createdAt: '2026-11-12T10:00:00.000Z' };
}

export function gameChampions(gameId: number, gameName: string, changes: Partial<GameChampions> = {}): GameChampions {
  return {
    gameId,
    gameName,
    launch: 'link',
    gameUrl: null,
    arcadeId: null,
    players: 5,
    champions: [champion(1, 'bob', 500)],
    ...changes,
  };
}

export function weekChampions(week: string, changes: Partial<WeekChampions> = {}): WeekChampions {
  return {
    ...boundsOf(week),
    closed: true,
    players: 12,
    previous: null,
    next: null,
    global: [champion(1, 'ada', 900), champion(2, 'bob', 700), champion(3, 'eve', 650)],
    daily: [],
    games: [gameChampions(7, 'Hexfall')],
    ...changes,
  };
}

/** Weeks with final champions, the last one first. */
export function serveWeeks(weeks: FinalizedWeek[] = [finalizedWeek('2026-W46')]): void {
  fakeServer.on('GET /api/leaderboard/weeks', () => ({
    body: weeks.slice(0, 1),
    headers: { 'X-Total-Count': String(weeks.length) },
  }));
}

/** One week with this total number of games. */
export function serveWeek(week: WeekChampions, games = week.games.length): void {
  fakeServer.on(`GET /api/leaderboard/weeks/${week.week}`, () => ({
    body: week,
    headers: { 'X-Total-Count': String(games) },
  }));
}
