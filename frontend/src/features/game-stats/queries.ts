import * as v from 'valibot';
import { gameDaySchema } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request, requestFile } from '#shared/api/api-client.js';

const DAY_MS = 86_400_000;
/** As often as the server counts. */
const REFRESH_MS = 5 * 60_000;

/** The number of days that can be shown. */
export const RANGES = [7, 28, 90] as const;
export type Range = (typeof RANGES)[number];

const path = (gameId: number) => `/api/games/${gameId}/stats`;

/** The longest range, of which a shorter one is a part. */
export const gameStatsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [path(gameId)],
    queryFn: ({ signal }) => {
      // A day more, because the clock of this machine may be behind.
      const from = new Date(Date.now() - Math.max(...RANGES) * DAY_MS).toISOString().slice(0, 10);
      return request(path(gameId), { query: { from }, answer: v.array(gameDaySchema), signal });
    },
    refetchInterval: REFRESH_MS,
  });

/** The days as a file with comma-separated values. */
export const gameStatsFile = (gameId: number, { from, to }: { from: string; to: string }): Promise<Blob> =>
  requestFile(`${path(gameId)}?format=csv&from=${from}&to=${to}`);
