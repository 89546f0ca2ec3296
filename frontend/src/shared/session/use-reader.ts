import { useInBrowser } from '../first-paint/use-in-browser.js';
import { useSession } from './session-store.js';

export interface Reader {
  /** Undefined for visitors, and while the session is being checked. */
  id: string | undefined;
  isAdmin: boolean;
  /** A stored session is being checked: reserve space for content of signed-in users. */
  isAwaited: boolean;
}

export function useReader(): Reader {
  const id = useSession(({ user }) => user?.id);
  const isAdmin = useSession(({ user }) => user?.is_admin === true);
  const status = useSession((session) => session.status);
  const isAwaited = useInBrowser(() => status === 'loading', false);
  return { id, isAdmin, isAwaited };
}
