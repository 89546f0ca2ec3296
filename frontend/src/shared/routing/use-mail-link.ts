import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface MailLink<T extends string> {
  name: T;
  token: string;
}

/** Says that a page still stands for the mail link that it was opened by. */
const HELD = { mailLink: true };

function isHeld(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'mailLink' in state;
}

function linkOf<T extends string>(names: readonly T[], search: string): MailLink<T> | undefined {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const token = query.get(name);
    if (token) return { name, token };
  }
  return undefined;
}

/**
 * The link of a mail, `?{name}={token}`, by which the page was opened. The token leaves the address at once and then
 * lives in memory alone: it is in no history, no bookmark and no referrer, and a reload forgets it.
 */
export function useMailLink<T extends string>(names: readonly T[]): MailLink<T> | undefined {
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
