import { loginSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The sign-ins of the last 90 days, newest first. */
export function useLogins() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/auth/logins'],
    queryFn: ({ signal }) => request('/api/auth/logins', { answer: v.array(loginSchema), signal }),
  });
  return { logins: data, isError: isError && data === undefined, retry: () => void refetch() };
}
