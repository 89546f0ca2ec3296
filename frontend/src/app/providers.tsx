import type { ReactNode } from 'react';
import type { LiveClient } from '../shared/live/live-client.js';
import { LiveProvider } from '../shared/live/live-provider.js';
import { GlobalStyle } from '../shared/theme/global-style.js';

/** What every page stands on. Tests give a live client of their own. */
export function Providers({ live, children }: { live: LiveClient; children: ReactNode }): ReactNode {
  return (
    <LiveProvider client={live}>
      <GlobalStyle />
      {children}
    </LiveProvider>
  );
}
