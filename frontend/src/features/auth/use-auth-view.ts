import { useLocation } from 'react-router-dom';
import { useEmailLink, type EmailLink } from '#shared/routing/use-email-link.js';

const LINKS = ['reset', 'verify', 'undo'] as const;

/** The views at /auth. */
export type AuthView = { name: 'tabs' | 'forgot' | 'resend' } | EmailLink<(typeof LINKS)[number]>;

/** The view that the address requests. */
export function useAuthView(): AuthView {
  const { search } = useLocation();
  const link = useEmailLink(LINKS);
  if (link) return link;
  const query = new URLSearchParams(search);
  if (query.has('forgot')) return { name: 'forgot' };
  return { name: query.has('resend') ? 'resend' : 'tabs' };
}
