import { useLocation } from 'react-router-dom';
import { useEemailLink, type EemailLink } from '../../shared/routing/use-email-link.js';

const LINKS = ['reset', 'verify', 'undo'] as const;

/** The views at /auth. */
export type AuthView = { name: 'tabs' | 'forgot' | 'resend' } | EemailLink<(typeof LINKS)[number]>;

/** The view that the address requests. */
export function useAuthView(): AuthView {
  const { search } = useLocation();
  const link = useEemailLink(LINKS);
  if (link) return link;
  const query = new URLSearchParams(search);
  if (query.has('forgot')) return { name: 'forgot' };
  return { name: query.has('resend') ? 'resend' : 'tabs' };
}
