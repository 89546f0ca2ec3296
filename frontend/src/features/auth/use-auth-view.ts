import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.js';

interface MailLink {
  name: 'reset' | 'verify';
  token: string;
}

/** What stands at /auth. */
export type AuthView = { name: 'tabs' | 'forgot' | 'resend' } | MailLink;

function mailLinkOf(query: URLSearchParams): MailLink | undefined {
  for (const name of ['reset', 'verify'] as const) {
    const token = query.get(name);
    if (token) return { name, token };
  }
  return undefined;
}

/** Says that the page still stands for the mail link that it was opened by. */
const HELD = { mailLink: true };

function isHeld(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'mailLink' in state;
}

/**
 * What the address asks for. The token of a mail link leaves the address at once and then lives in memory alone: it is in
 * no history, no bookmark and no referrer, and a reload forgets it.
 */
export function useAuthView(): AuthView {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const arrived = mailLinkOf(query);
  const [held, setHeld] = useState(arrived);
  if (arrived && arrived.token !== held?.token) setHeld(arrived);

  const hasArrived = arrived !== undefined;
  useEffect(() => {
    if (hasArrived) void navigate(paths.auth(), { replace: true, state: HELD });
  }, [hasArrived, navigate]);

  if (arrived) return arrived;
  if (held && isHeld(state)) return held;
  if (query.has('forgot')) return { name: 'forgot' };
  return { name: query.has('resend') ? 'resend' : 'tabs' };
}
