import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { nothing, request } from '#shared/api/api-client.js';
import { SESSION_KEY } from '#shared/api/session-token.js';
import { useSession } from '#shared/session/session-store.js';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession, servePreferences } from '#testing/handlers/auth.js';
import { ProtectedRoute } from './protected-route.js';

function AuthPageStub() {
  const { state } = useLocation();
  return <p>auth {JSON.stringify(state)}</p>;
}

function renderAt(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<ProtectedRoute />}>
          <Route path="/mine" element={<p>my page</p>} />
        </Route>
        <Route path="/auth" element={<AuthPageStub />} />
      </Routes>
    </MemoryRouter>,
  );
}

const start = () => act(() => useSession.getState().start());

describe('a protected route', () => {
  beforeEach(() => servePreferences());

  it('waits for the session check, then shows the page', async () => {
    haveSession(ownUser());
    renderAt('/mine');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await start();
    expect(screen.getByText('my page')).toBeVisible();
  });

  it('redirects visitors to /auth and remembers the requested page', async () => {
    renderAt('/mine?tab=settings#security');
    await start();
    expect(screen.getByText('auth {"from":"/mine?tab=settings#security","reason":"needed"}')).toBeVisible();
  });

  it('shows that the session has ended when the server rejects it', async () => {
    await act(() => useSession.getState().accept(sessionAnswer()));
    renderAt('/mine');
    fakeServer.on('GET /api/mine', () => refusal(401, 'unauthorized', 'Unauthorized'));
    await act(() => request('/api/mine', { answer: nothing }).catch(() => undefined));
    expect(screen.getByText('auth {"from":"/mine","reason":"ended"}')).toBeVisible();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('shows that the session has ended when another tab has logged out', async () => {
    await act(() => useSession.getState().accept(sessionAnswer()));
    renderAt('/mine');
    localStorage.clear();
    await start();
    expect(screen.getByText('auth {"from":"/mine","reason":"ended"}')).toBeVisible();
  });

  it('redirects without a message after a logout in this tab', async () => {
    fakeServer.on('POST /api/auth/logout', () => ({ status: 204 }));
    await act(() => useSession.getState().accept(sessionAnswer()));
    renderAt('/mine');
    await act(() => useSession.getState().signOut());
    expect(screen.getByText('auth null')).toBeVisible();
  });
});
