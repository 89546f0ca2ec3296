import {
  loginSchema,
  openSessionSchema,
  type RecoveryCodes,
  recoveryCodesSchema,
  type TotpSetup,
  totpSetupSchema,
  totpStatusSchema,
} from '@gamegeek/contracts/auth/account.schemas.js';
import type { ChangePasswordDto, TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request } from '#shared/api/api-client.js';

export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => request('/api/auth/sessions', { answer: v.array(openSessionSchema), signal }),
});

/** Ends one session and removes it from the list at once. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/api/auth/sessions/${id}`, { method: 'DELETE', answer: nothing }),
    onSuccess: (_nothing, ended) =>
      client.setQueryData(sessionsQuery.queryKey, (held) => held?.filter(({ id }) => id !== ended)),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/auth/sessions', { method: 'DELETE', answer: nothing }),
    onSuccess: () => client.setQueryData(sessionsQuery.queryKey, (held) => held?.filter(({ current }) => current)),
  });
}

/** After a change that has ended the other sessions. */
export function useForgetOtherSessions(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

/** The sign-ins of the last 90 days, newest first. */
export const loginsQuery = queryOptions({
  queryKey: ['/api/auth/logins'],
  queryFn: ({ signal }) => request('/api/auth/logins', { answer: v.array(loginSchema), signal }),
});

export const twoFactorQuery = queryOptions({
  queryKey: ['/api/auth/totp'],
  queryFn: ({ signal }) => request('/api/auth/totp', { answer: totpStatusSchema, signal }),
});

export function setUpTwoFactor(): Promise<TotpSetup> {
  return request('/api/auth/totp/setup', { method: 'POST', answer: totpSetupSchema });
}

/** Two-factor authentication is on only after a code of the app was confirmed. */
export function enableTwoFactor({ password, code }: TotpChangeDto): Promise<RecoveryCodes> {
  return request('/api/auth/totp/enable', { method: 'POST', body: { password, code }, answer: recoveryCodesSchema });
}

export function disableTwoFactor({ password, code }: TotpChangeDto): Promise<undefined> {
  return request('/api/auth/totp/disable', { method: 'POST', body: { password, code }, answer: nothing });
}

/** Ends all other sessions and cancels a pending address as well. */
export function changePassword(body: ChangePasswordDto): Promise<undefined> {
  return request('/api/auth/change-password', { method: 'POST', body, answer: nothing });
}
