import type { ReactNode } from 'react';
import { ServedPageContext, type ServedPage } from '#shared/first-paint/served-page.js';
import type { LiveClient } from '#shared/live/live-client.js';
import { LiveProvider } from '#shared/live/live-provider.js';
import { GlobalStyle } from '#shared/theme/global-style.js';

interface ProvidersProps {
  /** Tests pass their own client. */
  live: LiveClient;
  served?: ServedPage | undefined;
  children: ReactNode;
}

/** The context of every page. */
export function Providers({ live, served, children }: ProvidersProps): ReactNode {
  return (
    <LiveProvider client={live}>
      <ServedPageContext value={served}>
        <GlobalStyle />
        {children}
      </ServedPageContext>
    </LiveProvider>
  );
}
