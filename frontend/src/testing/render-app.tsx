import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { Providers } from '#app/providers.js';
import { AppRoutes, preloadPage } from '#app/router.js';
import { LiveClient } from '#shared/live/live-client.js';
import { useSession } from '#shared/session/session-store.js';
import { FakeTransport } from './fake-transport.js';
import { ObservableStyles } from './observable-styles.js';

interface RenderedApp extends RenderResult {
  user: UserEvent;
  transport: FakeTransport;
  /** The current path and query. */
  address: () => string;
}

interface RenderAppOptions {
  at?: string;
  /** The navigation state. */
  state?: unknown;
  /** Whether React runs every effect twice. */
  strict?: boolean;
  /** Renders while the stored session is still being checked. */
  early?: boolean;
  transport?: FakeTransport;
  user?: UserEvent;
}

function Address({ onChange }: { onChange: (address: string) => void }): ReactNode {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(pathname + search), [onChange, pathname, search]);
  return null;
}

/** Renders the whole app with a fake network and a fake socket. */
export async function renderApp(options: RenderAppOptions = {}): Promise<RenderedApp> {
  const {
    at = '/',
    state,
    strict = false,
    early = false,
    transport = new FakeTransport(),
    user = userEvent.setup(),
  } = options;
  let here = at;
  const handleAddress = (address: string): void => {
    here = address;
  };
  const live = new LiveClient(transport.create);
  const session = useSession.getState().start();
  await Promise.all([!early && session, preloadPage(parsePath(at).pathname ?? at)]);
  const rendered = render(
    <Providers live={live}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <AppRoutes />
        <Address onChange={handleAddress} />
      </MemoryRouter>
    </Providers>,
    { reactStrictMode: strict, wrapper: ObservableStyles },
  );
  return { ...rendered, user, transport, address: () => here };
}
