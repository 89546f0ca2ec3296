import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { BrokenPage } from './broken-page.js';

const HEALTH = 'GET /health/live';

let reloads = 0;

function show(): void {
  reloads = 0;
  render(<BrokenPage reload={() => (reloads += 1)} />);
}

describe('a broken page', () => {
  it('offers to reload while the server is reachable', async () => {
    fakeServer.on(HEALTH, () => ({ body: { status: 'ok' } }));
    show();
    await waitFor(() => expect(fakeServer.lastRequest(HEALTH)).toBeDefined());
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(reloads).toBe(0);
  });
});

describe('a broken page while the server is unreachable', () => {
  beforeEach(async () => {
    fakeServer.on(HEALTH, () => refusal(503, 'unavailable', 'Not now'));
    show();
    expect(await screen.findByText('No connection')).toBeVisible();
  });

  it('reloads automatically when the device is online again', async () => {
    fakeServer.on(HEALTH, () => ({ body: { status: 'ok' } }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reloads).toBe(1));
  });

  it('reloads on retry only if the server answers', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(fakeServer.requests).toHaveLength(2));
    expect(reloads).toBe(0);

    fakeServer.on(HEALTH, () => ({ body: { status: 'ok' } }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(reloads).toBe(1));
  });
});
