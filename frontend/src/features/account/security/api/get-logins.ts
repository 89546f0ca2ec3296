import { loginSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import * as v from 'valibot';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The sign-ins of the last 90 days, newest first. */
export const loginsQuery = queryOptions({
  queryKey: ['/api/auth/logins'],
  queryFn: ({ signal }) => request('/api/auth/logins', { answer: v.array(loginSchema), signal }),
});
