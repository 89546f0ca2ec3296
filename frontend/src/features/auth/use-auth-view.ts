import { useLocation } from 'react-router-dom';
import { useMailLink, type MailLink } from '../../shared/routing/use-mail-link.js';

const LINKS = ['reset', 'verify', 'undo'] as const;

/** The views at /auth. */
export type AuthView = { name: 'tabs' | 'forgot' | 'resend' } | MailLink<(typeof LINKS)[number]>;

/** The view that the address requests. */
export function useAuthView(): AuthView {
  const { search } = useLocation();
  const link = useMailLink(LINKS);
  if (link) return link;
  const query = new URLSearchParams(search);
  if (query.has('forgot')) return { name: 'forgot' };
  return { name: query.has('resend') ? 'resend' : 'tabs' };
}
