import type { ProfileStats } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { achievementsQuery, GAME_ACHIEVEMENTS } from '../achievements/queries.js';
import { creditsQuery, OWN_GAMES, OWN_SCORES, ownStatsQuery } from '../queries.js';
import type { MeEvents } from '../players.schemas.js';

/** Updates cached data with live events. Data that was never fetched is not affected. */
export function applyMeEvents(client: QueryClient, { stats, credits, achievements }: MeEvents): void {
  if (achievements) {
    client.setQueryData(achievementsQuery.queryKey, (held) => held && mergeAchievements(held, achievements));
    refetchIfFetching(client, achievementsQuery.queryKey);
  }
  const completed = client.getQueryData(achievementsQuery.queryKey)?.filter((achievement) => achievement.completed);
  client.setQueryData(ownStatsQuery.queryKey, (held) => {
    if (!held) return undefined;
    const known = {
      ...(credits === undefined ? {} : { credits }),
      // The summary counts the entries of the list.
      ...(completed ? { achievementsCompleted: completed.length } : {}),
    };
    return { ...held, stats: { ...held.stats, ...stats, ...known } };
  });
  refetchIfFetching(client, ownStatsQuery.queryKey);
}

/** Invalidates lists whose events carry no data: credits and scores. */
export function reloadLists(client: QueryClient): void {
  for (const queryKey of [creditsQuery.queryKey, OWN_SCORES, OWN_GAMES]) void refetch(client, queryKey);
}

/** For all pages of the list. */
export function reloadGameAchievements(client: QueryClient): void {
  void refetch(client, GAME_ACHIEVEMENTS);
}

/**
 * The first snapshot has figures that include every earlier event: cached data is refetched only if its figures differ.
 * Achievements of games earn credits, so credits show whether one was completed since the session check.
 */
export async function reloadIfOutdated(client: QueryClient, { stats }: MeEvents, creditsBefore: number): Promise<void> {
  if (stats?.credits !== creditsBefore) reloadGameAchievements(client);
  for (const queryKey of [ownStatsQuery.queryKey, creditsQuery.queryKey, achievementsQuery.queryKey]) {
    await pendingAnswers(client, queryKey);
  }
  if (!stats || !hasFigures(client, stats)) reloadOwn(client);
}

function hasFigures(client: QueryClient, stats: ProfileStats): boolean {
  const { credits, achievementsCompleted } = stats;
  const held = client.getQueryData(ownStatsQuery.queryKey)?.stats;
  const ledger = client.getQueryData(creditsQuery.queryKey);
  const achievements = client.getQueryData(achievementsQuery.queryKey);
  return (
    held !== undefined &&
    hashKey([held]) === hashKey([stats]) &&
    (!ledger || ledger.credits === credits) &&
    (!achievements || achievements.filter(({ completed }) => completed).length === achievementsCompleted)
  );
}

/** Events may have been missed while disconnected. */
export function reloadAll(client: QueryClient): void {
  reloadGameAchievements(client);
  reloadOwn(client);
}

function reloadOwn(client: QueryClient): void {
  reloadLists(client);
  for (const { queryKey } of [ownStatsQuery, achievementsQuery]) void refetch(client, queryKey);
}

function refetchIfFetching(client: QueryClient, queryKey: QueryKey): void {
  if (client.isFetching({ queryKey }) > 0) void refetch(client, queryKey);
}

/** A pending answer may be older than the event. A first fetch cannot be cancelled, so it is awaited. */
async function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await pendingAnswers(client, queryKey);
  await client.invalidateQueries({ queryKey });
}

async function pendingAnswers(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(queries.flatMap(({ promise }) => promise ?? []));
}
