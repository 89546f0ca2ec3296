import type { ApiKeyView } from '@gamegeek/contracts/auth/account.schemas.js';
import type { OwnScore } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import { webSample } from '@gamegeek/contracts/play/samples/web.js';
import { SCORE_ERROR_CODES } from '@gamegeek/contracts/scores/score-error-codes.js';
import { SAMPLE_LANGUAGES, SAMPLES } from '@gamegeek/contracts/scores/samples/samples.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGames } from '#testing/handlers/games.js';
import { renderApp } from '#testing/render-app.js';

const KEY = `gg_${'a'.repeat(36)}Zed9`;
const GAMES = [game(1, 'Neon Drift'), game(7, 'Hexfall')];
const GET_KEY = 'GET /api/user/api-key';
const REGENERATE = 'POST /api/user/api-key/regenerate';
const GET_SCORES = 'GET /api/user/scores';
const GET_TOKENS = 'GET /api/user/agent-tokens';
/** Noon where the test runs. */
const LAST_USED = new Date(2026, 10, 20, 12).toISOString();

function keyView(changes: Partial<ApiKeyView> = {}): ApiKeyView {
  return {
    apiKey: KEY,
    name: 'Default',
    created_at: '2026-11-02T10:00:00.000Z',
    last_used_at: null,
    old_key_until: null,
    ...changes,
  };
}

function score(id: number, changes: Partial<OwnScore> = {}): OwnScore {
  return { id, gameId: 7, gameName: 'Hexfall', score: 1_200, createdAt: '2026-11-20T09:30:00.000Z', ...changes };
}

/** A signed-in user with a key and these scores and listed games. */
function prepare({ scores = [], own = [] }: { scores?: OwnScore[]; own?: typeof GAMES } = {}): void {
  haveSession(ownUser());
  serveGames(GAMES);
  fakeServer.on(GET_KEY, () => ({ body: keyView() }));
  fakeServer.on(GET_SCORES, () => ({ body: scores }));
  fakeServer.on(GET_TOKENS, () => ({ body: [] }));
  fakeServer.on('GET /api/users/ada', () => ({ body: { games: own } }));
}

async function open(at = '/api-docs') {
  const transport = new FakeTransport();
  transport.answerWith((topic) => ({ ok: true, topic, seq: 1, snapshot: {} }));
  const app = await renderApp({ at, transport });
  return app;
}

const sendPatch = (transport: FakeTransport, changes: object, seq = 2) =>
  act(() => transport.send({ topic: 'me', from: seq, to: seq, ...changes }));

const web = () => screen.findByRole('region', { name: 'Two lines in a web game' });
const keyGroup = () => screen.findByRole('group', { name: 'API key' });
const step3 = () => screen.findByRole('region', { name: 'Send a score' });

describe('the API key page for a visitor', () => {
  it('requires signing in, and returns to the page with the selected game', async () => {
    const { user, address } = await open('/api-docs?game=7');
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    expect(fakeServer.requests).toEqual([]);
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth');
    expect(page.getByRole('link', { name: 'Read the API Documentation' })).toHaveAttribute(
      'href',
      '/api-documentation',
    );
    prepare();
    fakeServer.on('POST /api/auth/login', () => ({
      body: { session: { access_token: 't', expires_at: '2026-12-20T00:00:00.000Z' }, user: ownUser() },
    }));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }));
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await keyGroup()).toBeVisible();
    expect(address()).toBe('/api-docs?game=7');
  });
});

describe('the API key', () => {
  beforeEach(() => prepare());

  it('is masked, shown on request and masked again', async () => {
    const { user } = await open();
    const group = await keyGroup();
    expect(document.body).not.toHaveTextContent(KEY);
    expect(group).toHaveTextContent('gg_••••••••••••••••Zed9');
    await user.click(within(group).getByRole('button', { name: 'Show key' }));
    expect(within(group).getByText(KEY)).toBeVisible();
    expect(screen.getByText(`export GAMEGEEK_API_KEY='${KEY}'`)).toBeVisible();
    await user.click(within(group).getByRole('button', { name: 'Hide key' }));
    expect(document.body).not.toHaveTextContent(KEY);
  });

  it('is copied in full while masked, with a confirmation for two seconds', async () => {
    const { user } = await open();
    const group = await keyGroup();
    await user.click(within(group).getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe(KEY);
    expect(within(group).getByRole('status')).toHaveTextContent('Copied');
    await waitFor(() => expect(within(group).getByRole('button', { name: 'Copy key' })).toBeVisible());
    expect(within(group).getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Copy: macOS, Linux, Git Bash' }));
    expect(await navigator.clipboard.readText()).toBe(`export GAMEGEEK_API_KEY='${KEY}'`);
  });

  it('is shown instead when the browser refuses clipboard access', async () => {
    const { user } = await open();
    const group = await keyGroup();
    await navigator.clipboard.writeText('before');
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) });
    await user.click(within(group).getByRole('button', { name: 'Copy key' }));
    expect(await within(group).findByText(KEY)).toBeVisible();
  });

  it('shows when it was created and last used', async () => {
    fakeServer.on(GET_KEY, () => ({ body: keyView({ last_used_at: LAST_USED }) }));
    await open();
    await keyGroup();
    expect(screen.getByText('Created').nextSibling).toHaveTextContent('Nov 2, 2026');
    expect(screen.getByText('Last used').nextSibling).toHaveTextContent('Nov 20, 2026');
  });

  it('shows that it was never used', async () => {
    await open();
    await keyGroup();
    expect(screen.getByText('Last used').nextSibling).toHaveTextContent('Never');
  });

  it('is requested again by Retry after a failure', async () => {
    fakeServer.on(GET_KEY, () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await open();
    expect(await screen.findByText('Your API key could not be loaded.')).toBeVisible();
    fakeServer.on(GET_KEY, () => ({ body: keyView() }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await keyGroup()).toBeVisible();
  });

  it('is replaced when it can no longer be decrypted', async () => {
    fakeServer.on(GET_KEY, () => refusal(409, 'secret_unreadable', 'Unreadable'));
    fakeServer.on(REGENERATE, () => ({ body: keyView() }));
    const { user } = await open();
    expect(await screen.findByText(/^Your API key can no longer be read/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Regenerate API Key' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Regenerate API Key' }));
    expect(await keyGroup()).toBeVisible();
  });
});

describe('a new API key', () => {
  const newKey = KEY.replace('Zed9', 'New1');

  async function ask() {
    const app = await open();
    await keyGroup();
    await app.user.click(screen.getByRole('button', { name: 'Regenerate API Key' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Regenerate API Key?' })) };
  }

  beforeEach(() => prepare());

  it('is generated after an explanation, and the page shows until when the old one works', async () => {
    const until = '2026-12-03T10:00:00.000Z';
    fakeServer.on(REGENERATE, () => ({ body: keyView({ apiKey: newKey, old_key_until: until }) }));
    const { user, dialog } = await ask();
    expect(dialog.getByText(/The old one works for another 24 hours beside it/)).toBeVisible();
    expect(fakeServer.lastRequest(REGENERATE)).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Regenerate API Key' }));
    expect(await screen.findByText('API Key Regenerated')).toBeVisible();
    expect(screen.getByText('Your new API key has been created successfully.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await keyGroup()).toHaveTextContent(/New1/);
    expect(fakeServer.lastRequest(REGENERATE)?.body).toEqual({ immediately: false });
    expect(screen.getByText(/^The old key works until Dec 3, 2026/)).toBeVisible();
  });

  it('replaces a leaked one at once by the second choice', async () => {
    fakeServer.on(REGENERATE, () => ({ body: keyView({ apiKey: newKey }) }));
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Replace now and refuse the old one at once' }));
    expect(await screen.findByText('API Key Regenerated')).toBeVisible();
    expect(fakeServer.lastRequest(REGENERATE)?.body).toEqual({ immediately: true });
    expect(screen.queryByText(/^The old key works until/)).not.toBeInTheDocument();
  });

  it('is all that works once the owner has ended the old one', async () => {
    fakeServer.on(GET_KEY, () => ({ body: keyView({ old_key_until: '2026-12-03T10:00:00.000Z' }) }));
    fakeServer.on('DELETE /api/user/api-key/old', () => ({ status: 204 }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refuse the old key now' }));
    expect(await screen.findByText('The old key is refused from now on.')).toBeVisible();
    expect(screen.queryByText(/^The old key works until/)).not.toBeInTheDocument();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('is announced before the address is confirmed (already confirmed: %s)', async (email_verified, notices) => {
    haveSession(ownUser({ email_verified }));
    await open();
    await keyGroup();
    expect(screen.queryAllByText(/^Your email address is not confirmed yet/)).toHaveLength(notices);
  });

  it('is not generated when the dialog is cancelled', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fakeServer.lastRequest(REGENERATE)).toBeUndefined();
  });

  it('keeps the old one when generating fails', async () => {
    fakeServer.on(REGENERATE, () => refusal(500, 'internal', 'Sorry'));
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Regenerate API Key' }));
    expect(await screen.findByText('Failed to regenerate API key.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(await keyGroup()).toHaveTextContent(/Zed9/);
  });
});

describe('the game of the API key page', () => {
  it('is selected with the picker, and written to the address and the samples', async () => {
    prepare();
    const { user, address } = await open();
    expect(await screen.findByText('Pick a game to fill its ID into the samples.')).toBeVisible();
    expect(await screen.findByText(/No game of yours is listed here yet/)).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: 'Game' }));
    expect(screen.queryByRole('option', { name: 'All games' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: 'Hexfall' }));
    expect(screen.getByText('7', { selector: 'strong' })).toBeVisible();
    expect(address()).toBe('/api-docs?game=7');
    expect(await step3()).toHaveTextContent('{"gameId": 7, "score": 1200}');
  });

  it('is preselected when the user has only one', async () => {
    prepare({ own: [game(7, 'Hexfall')] });
    const { address } = await open();
    expect(await screen.findByRole('button', { name: 'Hexfall', pressed: true })).toBeVisible();
    expect(address()).toBe('/api-docs?game=7');
  });

  it('is selected from the user’s games when there are several', async () => {
    prepare({ own: GAMES });
    const { user, address } = await open();
    const own = within(await screen.findByRole('group', { name: 'Your games' }));
    expect(own.getByRole('button', { name: 'Hexfall' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(own.getByRole('button', { name: 'Neon Drift' }));
    expect(address()).toBe('/api-docs?game=1');
  });
});

describe('the samples of the API key page', () => {
  it('show and copy the code that the tests run', async () => {
    prepare();
    const { user } = await open('/api-docs?game=7');
    const tabs = within(within(await step3()).getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['cURL', 'JavaScript', 'Python', 'Unity C#']);
    for (const language of SAMPLE_LANGUAGES) {
      const { name, textFor } = SAMPLES[language];
      const text = textFor({ site: window.location.origin, gameId: 7 });
      await user.click(await screen.findByRole('tab', { name }));
      expect(screen.getByRole('group', { name: `Code for ${name}` }).textContent).toBe(text.trimEnd());
      await user.click(screen.getByRole('button', { name: `Copy: Code for ${name}` }));
      expect(await navigator.clipboard.readText()).toBe(text);
    }
  });
});

describe('the first score on the API key page', () => {
  const lamp = async () => within(await step3());

  it('turns the step green when the live update arrives', async () => {
    prepare();
    const { transport } = await open();
    expect(await (await lamp()).findByText('Waiting for your first score…')).toBeVisible();
    const { gameId, score: points, id, createdAt } = score(5);
    sendPatch(transport, { score: { id, gameId, score: points, createdAt } });
    const message = await (await lamp()).findByText('Your score has arrived');
    expect(message.closest('[role="status"]')).toHaveTextContent('1,200 points in Hexfall.');
    expect((await lamp()).getByRole('link', { name: 'See it on the board' })).toHaveAttribute(
      'href',
      '/leaderboard?game=7',
    );
  });

  it('updates the last use of the key once the server has recorded it', async () => {
    prepare();
    // Timers run in real time and can be advanced.
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { transport } = await open();
      await (await lamp()).findByText('Waiting for your first score…');
      expect(screen.getByText('Last used').nextSibling).toHaveTextContent('Never');
      fakeServer.on(GET_KEY, () => ({ body: keyView({ last_used_at: LAST_USED }) }));
      sendPatch(transport, { score: { id: 5, gameId: 7, score: 1, createdAt: '2026-11-20T12:00:00.000Z' } });
      await (await lamp()).findByText('Your score has arrived');
      await act(() => jest.advanceTimersByTimeAsync(7_000));
      expect(screen.getByText('Last used').nextSibling).toHaveTextContent('Nov 20, 2026');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is the next one for an account with scores, and the time of the last one is shown', async () => {
    prepare({ scores: [score(4, { score: 900 })] });
    await open();
    expect(await screen.findByText('Waiting for your next score…')).toBeVisible();
    expect(screen.getByText(/The last one came on Nov 20, 2026.*: 900 points in Hexfall\./)).toBeVisible();
  });

  it('is found after reconnecting when it arrived while disconnected', async () => {
    prepare({ scores: [score(4)] });
    const { transport } = await open();
    await screen.findByText('Waiting for your next score…');
    fakeServer.on(GET_SCORES, () => ({ body: [score(9, { score: 77, createdAt: '2026-11-21T09:30:00.000Z' })] }));
    act(() => transport.reopen());
    expect(await screen.findByText('77 points in Hexfall.')).toBeVisible();
  });

  it('is found when the window regains focus if it is not a new best', async () => {
    prepare({ scores: [score(4)] });
    await open();
    await screen.findByText('Waiting for your next score…');
    fakeServer.on(GET_SCORES, () => ({ body: [score(9, { score: 5, createdAt: '2026-11-21T09:30:00.000Z' })] }));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('5 points in Hexfall.')).toBeVisible();
  });

  it('is detected even if the list of scores fails to load', async () => {
    prepare();
    fakeServer.on(GET_SCORES, () => refusal(503, 'unavailable', 'Busy'));
    await open();
    expect(await screen.findByText('Waiting for your first score…')).toBeVisible();
  });
});

describe('the reference on the API key page', () => {
  it('explains the endpoints that accept scores as the guide does, with the selected game', async () => {
    prepare();
    await open('/api-docs?game=7');
    const endpoints = within(await screen.findByRole('region', { name: 'The endpoints' }));
    for (const name of ['Send a score', 'Many scores at once', 'Send again without counting twice', 'Limits']) {
      expect(endpoints.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    expect(endpoints.getAllByRole('group', { name: 'Request' })[0]).toHaveTextContent('"gameId": 7, "score": 1200');
    expect(endpoints.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/reference');
  });

  it('lists cause and fix of every error of the endpoints', async () => {
    prepare();
    await open();
    const errors = within(await screen.findByRole('region', { name: 'When something goes wrong' }));
    const codes = errors.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent);
    expect(codes).toEqual([...SCORE_ERROR_CODES]);
  });

  it('states the limits, and that keys in web games are public', async () => {
    prepare();
    await open();
    const limits = await screen.findByRole('row', { name: /^Scores with one key/ });
    expect(limits).toHaveTextContent('1,200 a minute, 100 of them at once');
    const tips = within(screen.getByRole('region', { name: 'Implementation tips' }));
    expect(tips.getByRole('heading', { name: 'A key inside a web game is public' })).toBeVisible();
  });
});

describe('the SDK section of the API key page', () => {
  it('offers the files for games outside the browser', async () => {
    prepare();
    await open();
    const region = within(await web());
    for (const { library } of Object.values(ENGINE_SAMPLES)) {
      expect(region.getByRole('link', { name: library })).toHaveAttribute('href', library);
    }
  });

  it('comes before the REST steps, with the id of the selected game and without the key', async () => {
    prepare();
    await open('/api-docs?game=7');
    const region = await web();
    expect(screen.getAllByRole('region')[0]).toBe(region);
    const site = window.location.origin;
    expect(within(region).getByRole('group', { name: 'In the page of your game' }).textContent).toBe(
      webSample({ site, gameId: 7 }).trimEnd(),
    );
    expect(region).not.toHaveTextContent('gg_');
    expect(region).toHaveTextContent('<meta name="viewport" content="width=device-width">');
    expect(within(region).getByRole('link', { name: /^More of the SDK/ })).toHaveAttribute(
      'href',
      '/api-documentation#sdk',
    );
  });
});

describe('agents on the API key page', () => {
  const TOKEN = `gga_${'b'.repeat(43)}`;
  const view = {
    id: 4,
    name: 'My agent',
    scopes: ['games', 'read'],
    created_at: '2026-11-02T10:00:00.000Z',
    last_used_at: null,
  };
  const panel = async () => within(await screen.findByRole('region', { name: 'Let your AI do it' }));

  it('copies a prompt that leads to the page of the selected game, without a key', async () => {
    prepare();
    const { user } = await open('/api-docs?game=7');
    await user.click(await (await panel()).findByRole('button', { name: 'Copy the prompt for your AI' }));
    const prompt = await navigator.clipboard.readText();
    expect(prompt).toContain(`${window.location.origin}/games/7/integrate.md`);
    expect(prompt).not.toContain('gg_');
  });

  it('makes a token with a name and scopes, shows it once, and removes it', async () => {
    prepare();
    fakeServer.on('POST /api/user/agent-tokens', () => ({ status: 201, body: { ...view, token: TOKEN } }));
    fakeServer.on('DELETE /api/user/agent-tokens/4', () => ({ status: 204 }));
    const { user } = await open();
    const own = await panel();
    await user.click(await own.findByRole('button', { name: 'Make a token' }));
    expect(await own.findByText('Name is required')).toBeVisible();
    await user.type(own.getByLabelText('Name'), 'My agent');
    for (const name of [/^Builds/, /^Boards/]) await user.click(own.getByRole('checkbox', { name }));
    await user.click(own.getByRole('button', { name: 'Make a token' }));
    expect(await own.findByText(TOKEN)).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/user/agent-tokens')?.body).toEqual({
      name: 'My agent',
      scopes: ['games', 'read'],
    });
    await user.click(own.getByRole('button', { name: 'Remove the token “My agent”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the token “My agent”?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(own.queryByText(TOKEN)).toBeNull());
    expect(own.queryByText('My agent')).toBeNull();
  });

  it('keeps what was entered when a token is refused', async () => {
    prepare();
    fakeServer.on('POST /api/user/agent-tokens', () => refusal(429, 'rate_limited', 'Too many requests.'));
    const { user } = await open();
    const own = await panel();
    await user.type(await own.findByLabelText('Name'), 'My agent');
    await user.click(own.getByRole('button', { name: 'Make a token' }));
    expect(await own.findByRole('alert')).toBeVisible();
    expect(own.getByLabelText('Name')).toHaveValue('My agent');
  });
});
