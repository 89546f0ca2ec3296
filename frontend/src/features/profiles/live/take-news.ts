import type { Credits } from '@gamegeek/contracts/auth/auth.types.js';
import type { ProfileStats } from '@gamegeek/contracts/profiles/profiles.types.js';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { achievementsQuery } from '../api/get-achievements.js';
import { CREDITS } from '../api/get-credits.js';
import { GAME_ACHIEVEMENTS } from '../api/get-game-achievements.js';
import { OWN_GAMES } from '../api/get-own-games.js';
import { OWN_SCORES } from '../api/get-own-scores.js';
import { ownStatsQuery } from '../api/get-own-stats.js';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import type { MeNews } from '../profiles.guards.js';

/** Brings what was fetched up to what is now known. What was never fetched comes with the news in it. */
export function takeNews(client: QueryClient, { stats, credits, achievements }: MeNews): void {
  if (achievements) {
    client.setQueryData(achievementsQuery.queryKey, (held) => held && mergeAchievements(held, achievements));
    readAgainIfOnItsWay(client, achievementsQuery.queryKey);
  }
  const completed = client.getQueryData(achievementsQuery.queryKey)?.filter((achievement) => achievement.completed);
  client.setQueryData(ownStatsQuery.queryKey, (held) => {
    if (!held) return undefined;
    const known = {
      ...(credits === undefined ? {} : { credits }),
      // The summary counts what the list shows.
      ...(completed ? { achievementsCompleted: completed.length } : {}),
    };
    return { stats: { ...held.stats, ...stats, ...known } };
  });
  readAgainIfOnItsWay(client, ownStatsQuery.queryKey);
}

/** The lists that news only point at: the ledger, and what was played. */
export function reloadLists(client: QueryClient): void {
  for (const queryKey of [CREDITS, OWN_SCORES, OWN_GAMES]) void readAgain(client, queryKey);
}

/** On whichever page they are shown. */
export function reloadGameAchievements(client: QueryClient): void {
  void readAgain(client, GAME_ACHIEVEMENTS);
}

/**
 * The first snapshot has the figures as they are once every change is heard: what was read on the way there is read
 * again only when it has other figures. Each achievement of a game pays credits, so these show whether one was unlocked
 * since the session was checked.
 */
export async function reloadIfBehind(client: QueryClient, { stats }: MeNews, creditsBefore: number): Promise<void> {
  if (stats?.credits !== creditsBefore) reloadGameAchievements(client);
  for (const queryKey of [ownStatsQuery.queryKey, CREDITS, achievementsQuery.queryKey]) {
    await answersOnTheirWay(client, queryKey);
  }
  if (!stats || !hasFigures(client, stats)) reloadOwn(client);
}

function hasFigures(client: QueryClient, stats: ProfileStats): boolean {
  const { credits, achievementsCompleted } = stats;
  const held = client.getQueryData(ownStatsQuery.queryKey)?.stats;
  const ledger = client.getQueryData<Credits>(CREDITS);
  const achievements = client.getQueryData(achievementsQuery.queryKey);
  return (
    held !== undefined &&
    hashKey([held]) === hashKey([stats]) &&
    (!ledger || ledger.credits === credits) &&
    (!achievements || achievements.filter(({ completed }) => completed).length === achievementsCompleted)
  );
}

/** Nobody knows what was missed while there was no line, or not yet. */
export function reloadAll(client: QueryClient): void {
  reloadGameAchievements(client);
  reloadOwn(client);
}

function reloadOwn(client: QueryClient): void {
  reloadLists(client);
  for (const { queryKey } of [ownStatsQuery, achievementsQuery]) void readAgain(client, queryKey);
}

function readAgainIfOnItsWay(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey }) > 0) void readAgain(client, queryKey);
}

/** What is on its way may be older than the news. A first answer cannot be called off, so it is waited for. */
async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await answersOnTheirWay(client, queryKey);
  await client.invalidateQueries({ queryKey });
}

async function answersOnTheirWay(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(queries.flatMap(({ promise }) => promise ?? []));
}
