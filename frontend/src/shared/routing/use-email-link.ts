import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface EmailLink<T extends string> {
  name: T;
  token: string;
}

/** Whether the page still shows the email link by which it was opened. */
const HELD = { emailLink: true };

function isHeld(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'emailLink' in state;
}

function linkOf<T extends string>(names: readonly T[], search: string): EmailLink<T> | undefined {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const token = query.get(name);
    if (token) return { name, token };
  }
  return undefined;
}

/**
 * The token of an email link, `?{name}={token}`. It is removed from the address at once and kept in memory only: not in
 * history, bookmarks or referrers.
 */
export function useEmailLink<T extends string>(names: readonly T[]): EmailLink<T> | undefined {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const arrived = linkOf(names, location.search);
  const [held, setHeld] = useState(arrived);
  if (arrived && arrived.token !== held?.token) setHeld(arrived);

  const hasArrived = arrived !== undefined;
  const { pathname } = location;
  useEffect(() => {
    if (hasArrived) void navigate(pathname, { replace: true, state: HELD });
  }, [hasArrived, navigate, pathname]);

  return arrived ?? (isHeld(state) ? held : undefined);
}
