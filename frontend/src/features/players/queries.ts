import { creditsSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import { ownScoreSchema, playedGameSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { championshipsSchema } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ownStatsSchema } from '#features/players/players.schemas.js';
import { request, requestList } from '#shared/api/api-client.js';

/** The user's stats; shown as zero if loading fails (docs/product.md, section 7). */
export const ownStatsQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: ({ signal }) => request('/api/user/profile', { answer: ownStatsSchema, signal }),
});

/** The credits earned; shown as none if loading fails (docs/product.md, section 7). */
export const creditsQuery = queryOptions({
  queryKey: ['/api/user/credits'],
  queryFn: ({ signal }) => request('/api/user/credits', { answer: creditsSchema, signal }),
});

/** The user's weeks with a top-three rank; shown as none if loading fails (docs/product.md, section 7). */
export const ownChampionshipsQuery = queryOptions({
  queryKey: ['/api/user/championships'],
  queryFn: ({ signal }) => request('/api/user/championships', { answer: championshipsSchema, signal }),
});

/** Fills rows of two and of three cards. */
export const GAMES_PAGE = 12;

export const OWN_GAMES = ['/api/user/games'];

/** The games with a score of the user; shown as none if loading fails (docs/product.md, section 7). */
export const ownGamesQuery = (page: number) =>
  queryOptions({
    queryKey: [...OWN_GAMES, page],
    queryFn: ({ signal }) =>
      requestList('/api/user/games', { query: { page, limit: GAMES_PAGE }, answer: v.array(playedGameSchema), signal }),
    placeholderData: keepPreviousData,
  });

/** Rows per page of the game history. */
export const HISTORY_PAGE = 10;

export const OWN_SCORES = ['/api/user/scores'];

/** The user's scores, newest first; shown as none if loading fails (docs/product.md, section 7). */
export const ownScoresQuery = (page: number) =>
  queryOptions({
    queryKey: [...OWN_SCORES, page],
    queryFn: ({ signal }) =>
      requestList('/api/user/scores', {
        query: { page, limit: HISTORY_PAGE },
        answer: v.array(ownScoreSchema),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
