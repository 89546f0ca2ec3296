import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { listOf } from '../../../shared/api/shape.js';
import { isLogin } from '../profiles.guards.js';

/** The sign-ins of the last 90 days, newest first. */
export function useLogins() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/auth/logins'],
    queryFn: ({ signal }) => request('/api/auth/logins', { answer: listOf(isLogin), signal }),
  });
  return { logins: data, isError: isError && data === undefined, retry: () => void refetch() };
}
