import { draftLinkSchema, gameSchema, type DraftLink } from '@gamegeek/contracts/games/games.schemas.js';
import { gameMakerSchema, gameTransferSchema } from '@gamegeek/contracts/games/makers.schemas.js';
import { queryOptions, useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { accepted, nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';
import { gameToEditQuery, madeGamesQuery } from '../queries.js';

const pathOf = (gameId: number, part: string) => `/api/games/${gameId}/${part}`;

export const draftLinkQuery = (gameId: number) =>
  queryOptions({
    queryKey: [pathOf(gameId, 'draft-link')],
    queryFn: ({ signal }) => request(pathOf(gameId, 'draft-link'), { answer: draftLinkSchema, signal }),
    gcTime: 0,
  });

export function useRenewLink(gameId: number) {
  return useMutation({
    mutationFn: () => request(pathOf(gameId, 'draft-link'), { method: 'POST', answer: draftLinkSchema }),
    onSuccess: (link: DraftLink) => queryClient.setQueryData(draftLinkQuery(gameId).queryKey, link),
  });
}

export const makersQuery = (gameId: number) =>
  queryOptions({
    queryKey: [pathOf(gameId, 'makers')],
    queryFn: ({ signal }) => request(pathOf(gameId, 'makers'), { answer: v.array(gameMakerSchema), signal }),
    gcTime: 0,
  });

export function useInviteMaker(gameId: number) {
  return useMutation({
    mutationFn: (username: string) =>
      request(pathOf(gameId, 'makers'), { method: 'POST', body: { username }, answer: gameMakerSchema }),
    onSuccess: () => queryClient.invalidateQueries(makersQuery(gameId)),
  });
}

/** Removes a co-maker; with the own id, leaves. */
export function useRemoveMaker(gameId: number) {
  return useMutation({
    mutationFn: (userId: string) =>
      request(`${pathOf(gameId, 'makers')}/${userId}`, { method: 'DELETE', answer: nothing }),
    onSuccess: () => {
      void queryClient.invalidateQueries(madeGamesQuery);
      return queryClient.invalidateQueries(makersQuery(gameId));
    },
  });
}

export const transferQuery = (gameId: number) =>
  queryOptions({
    queryKey: [pathOf(gameId, 'transfer')],
    queryFn: ({ signal }) => request(pathOf(gameId, 'transfer'), { answer: gameTransferSchema, signal }),
    gcTime: 0,
  });

export function useOfferGame(gameId: number) {
  return useMutation({
    mutationFn: (username: string) =>
      request(pathOf(gameId, 'transfer'), { method: 'POST', body: { username }, answer: accepted }),
    onSuccess: () => queryClient.invalidateQueries(transferQuery(gameId)),
  });
}

export function useWithdrawOffer(gameId: number) {
  return useMutation({
    mutationFn: () => request(pathOf(gameId, 'transfer'), { method: 'DELETE', answer: nothing }),
    onSuccess: () => queryClient.invalidateQueries(transferQuery(gameId)),
  });
}

/** Deletes a game for good after seven days, or keeps it. */
export function useDeletion(gameId: number) {
  return useMutation({
    mutationFn: async (change: 'delete' | 'restore') => {
      if (change === 'delete') {
        await request(`/api/games/${gameId}`, { method: 'DELETE', query: { for: 'good' }, answer: accepted });
      } else {
        await request(pathOf(gameId, 'restore'), { method: 'POST', answer: gameSchema });
      }
    },
    onSuccess: () => {
      catalogueChanged();
      void queryClient.invalidateQueries(madeGamesQuery);
      return queryClient.invalidateQueries(gameToEditQuery(gameId));
    },
  });
}

/** What a notice asks, and who answers. */
export interface Offer {
  kind: 'maker_invite' | 'transfer';
  gameId: number;
  userId: string;
}

/** An invitation is declined by leaving. */
function declinedAt({ kind, gameId, userId }: Offer): string {
  return kind === 'transfer' ? pathOf(gameId, 'transfer') : `${pathOf(gameId, 'makers')}/${userId}`;
}

/** Accepts or declines to make a game. */
export function useAnswer(offer: Offer) {
  const { kind, gameId } = offer;
  const accept = pathOf(gameId, kind === 'transfer' ? 'transfer/accept' : 'makers/accept');
  return useMutation({
    mutationFn: (answer: 'accept' | 'decline') =>
      answer === 'accept'
        ? request(accept, { method: 'POST', answer: nothing })
        : request(declinedAt(offer), { method: 'DELETE', answer: nothing }),
    onSuccess: () => {
      catalogueChanged();
      return queryClient.invalidateQueries(madeGamesQuery);
    },
  });
}
