import type { GameDiscord } from '@gamegeek/contracts/studio/discord.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { renderApp } from '#testing/render-app.js';

const PATH = '/api/games/7/discord';
const ID = '1190000000000000000';
const ADDRESS = `https://discord.com/api/webhooks/${ID}/${'T'.repeat(68)}`;
const webhook = {
  id: ID,
  state: 'on' as const,
  connected_at: '2026-11-20T10:00:00.000Z',
  last_sent_at: null,
};

let served: GameDiscord;

beforeEach(() => {
  haveSession(ownUser());
  const own = { created_by: ownUser().id, creator: { id: ownUser().id, username: 'ada' } };
  fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Tide Runner', own) }));
  serveGameToEdit(7);
  served = { available: true, webhook: null };
  fakeServer.on(`GET ${PATH}`, () => ({ body: served }));
});

async function open() {
  const app = await renderApp({ at: '/studio/7?tab=share' });
  return { ...app, panel: within(await screen.findByRole('region', { name: 'Discord' })) };
}

describe('the Discord channel of a game', () => {
  it('is connected by the address of a webhook, tried with a test message, and disconnected', async () => {
    fakeServer.on(`PUT ${PATH}`, () => ({ body: (served = { available: true, webhook }) }));
    fakeServer.on(`POST ${PATH}/test`, () => {
      served = { available: true, webhook: { ...webhook, last_sent_at: new Date().toISOString() } };
      return { body: { outcome: 'sent' } };
    });
    fakeServer.on(`DELETE ${PATH}`, () => {
      served = { available: true, webhook: null };
      return { status: 204 };
    });
    const { user, panel } = await open();
    const field = await panel.findByLabelText('Webhook address');
    await user.type(field, 'https://other.example/hook');
    await user.click(panel.getByRole('button', { name: 'Connect' }));
    expect(await panel.findByText(/^Paste the address of a Discord webhook/)).toBeVisible();
    expect(fakeServer.lastRequest(`PUT ${PATH}`)).toBeUndefined();
    await user.clear(field);
    await user.type(field, ` ${ADDRESS} `);
    await user.click(panel.getByRole('button', { name: 'Connect' }));
    expect(await panel.findByText(`Webhook ${ID}, connected on Nov 20, 2026 · no message yet`)).toBeVisible();
    expect(fakeServer.lastRequest(`PUT ${PATH}`)?.body).toEqual({ webhook_url: ADDRESS });
    expect(panel.queryByText(/TTTT/)).toBeNull();

    await user.click(panel.getByRole('button', { name: 'Send a test message' }));
    expect(await screen.findByText('Test message sent')).toBeVisible();
    expect(await panel.findByText(/last message/)).toBeVisible();

    await user.click(panel.getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Discord?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await panel.findByLabelText('Webhook address')).toHaveValue('');
  });

  it('asks for another address when Discord does not know the webhook any more', async () => {
    served = { available: true, webhook: { ...webhook, state: 'refused' } };
    const { panel } = await open();
    expect(await panel.findByText('Turned off')).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent(/^Discord does not know this webhook any more/);
    expect(panel.getByLabelText('Webhook address')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Send a test message' })).toBeNull();
  });

  it('says why a test message was not sent', async () => {
    served = { available: true, webhook };
    fakeServer.on(`POST ${PATH}/test`, () => refusal(429, 'rate_limited', 'Too many requests.'));
    const { user, panel } = await open();
    await user.click(await panel.findByRole('button', { name: 'Send a test message' }));
    expect(await screen.findByText('The test message was not sent')).toBeVisible();
    fakeServer.on(`POST ${PATH}/test`, () => ({ body: { outcome: 'failed' } }));
    await user.click(panel.getByRole('button', { name: 'Send a test message' }));
    await waitFor(() => expect(screen.getByText(/^Discord could not be reached/)).toBeVisible());
  });

  it('is not offered by a site that calls no other servers', async () => {
    served = { available: false, webhook: null };
    const { panel } = await open();
    expect(await panel.findByText(/^This site does not call other servers/)).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
  });
});
