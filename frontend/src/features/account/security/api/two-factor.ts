import {
  recoveryCodesSchema,
  totpSetupSchema,
  totpStatusSchema,
  type RecoveryCodes,
  type TotpSetup,
} from '@gamegeek/contracts/auth/account.schemas.js';
import type { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { queryOptions } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';

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
