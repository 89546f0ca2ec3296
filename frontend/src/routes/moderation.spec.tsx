import type { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { loggedAct, queueItem } from '#testing/factories/moderation.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const admin = ownUser({ is_admin: true });

/** The queue on the server. */
function serveQueue(items: QueueItem[]): void {
  const held = [...items];
  fakeServer.on('GET /api/admin/queue', ({ query }) => {
    const kind = query.get('kind');
    const matching = held.filter(
      (item) => item.status === (query.get('status') ?? 'open') && (!kind || item.kind === kind),
    );
    return { body: matching, headers: { 'X-Total-Count': String(matching.length) } };
  });
  fakeServer.on('POST /api/admin/acts', ({ body }) => {
    const { kind, id } = body as ActDto;
    const place = held.findIndex((item) => item.kind === kind && item.id === id);
    const done = { ...(held[place] ?? queueItem(id)), status: 'done', open_since: null } as const;
    held[place] = done;
    return { body: done };
  });
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const COMMENT = 'Comment by bob on Tide Runner';

beforeEach(() => haveSession(admin));

describe('the moderation page', () => {
  it('is not found for other users', async () => {
    haveSession(ownUser());
    await renderApp({ at: '/moderation' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });

  it('asks visitors to sign in first', async () => {
    localStorage.clear();
    const { address } = await renderApp({ at: '/moderation' });
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('explains as a hint why the server reports a run', async () => {
    const run = {
      kind: 'score' as const,
      reports: 1,
      reasons: [{ reason: 'cheating' as const, count: 1 }],
      details: [],
      content: { score: 70, created_at: '2026-11-20T10:00:00.000Z', rank: 1, neighbours: [] },
    };
    const pace = { inputs: 1_200, at_once: 1_150, seconds: 30.04 };
    serveQueue([
      queueItem(1, { ...run, finding: { kind: 'rate', ...pace } }),
      queueItem(2, { ...run, finding: { kind: 'timing', ...pace } }),
      queueItem(3, { ...run, finding: { kind: 'far_above', best: 9_000, typical: 60 } }),
      queueItem(4, { ...run, finding: { kind: 'fast_total', gained: 70_000, tenth: 900 } }),
    ]);
    await renderApp({ at: '/moderation' });
    expect(await screen.findByText('1,200 inputs in 30 seconds: faster than any known player.')).toBeVisible();
    expect(screen.getByText(/^1,150 of 1,200 inputs came in the very moment/)).toBeVisible();
    expect(screen.getByText(/^9,000 points: more than 100 times the 60 that/)).toBeVisible();
    expect(
      screen.getByText(/^The total of the player has risen by 70,000 within a day: more than the 900 that/),
    ).toBeVisible();
    expect(screen.getAllByText('This is a hint and no proof. The score counts until you remove it.')).toHaveLength(4);
  });

  it('shows each subject with its content, reports and past actions', async () => {
    const before = loggedAct(3, { act: 'mute', days: 7, reason: 'Coins, again.' });
    serveQueue([queueItem(1, { acts: [before], reported_text: 'Buy my gold' })]);
    const { user } = await renderApp({ at: '/moderation' });
    const item = await card(COMMENT);
    expect(item.getByText('Buy my coins')).toBeVisible();
    expect(item.getByText('Buy my gold')).toBeVisible();
    expect(item.getByText('Spam × 2')).toBeVisible();
    expect(item.getByText('They sell coins.')).toBeVisible();
    expect(item.getByRole('link', { name: 'Tide Runner' })).toHaveAttribute('href', '/games/7');
    expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/games/7#comment-1');
    await user.click(item.getByText('Past actions (1)'));
    expect(item.getByText('ada muted bob for 7 days')).toBeVisible();
    expect(item.getByText('Coins, again.')).toBeVisible();
  });

  it('shows games as cards, and scores between their neighbours', async () => {
    const near = { created_at: '2026-11-20T10:00:00.000Z' };
    serveQueue([
      queueItem(7, {
        kind: 'game',
        content: {
          description: 'Run from the tide.',
          image_url: null,
          categories: ['Puzzle'],
          model: 'Gemma 3',
          unranked: false,
          ...near,
        },
      }),
      queueItem(9, {
        kind: 'score',
        content: { score: 9_000, rank: 1, neighbours: [{ id: 8, score: 10, ...near }, { id: 9, score: 9_000, ...near }], ...near }, // prettier-ignore
      }),
    ]);
    await renderApp({ at: '/moderation' });
    expect((await card('Tide Runner by bob')).getByText('Run from the tide.')).toBeVisible();
    const score = await card('Score of bob in Tide Runner');
    expect(score.getByRole('button', { name: 'Remove score' })).toBeVisible();
    expect(score.getAllByRole('listitem', { current: false }).at(0)).toHaveTextContent('10');
    expect(score.getByText('this one')).toBeVisible();
  });

  it('takes a game out of the global ranking, and puts back one that is out', async () => {
    const of = (unranked: boolean) => ({
      ...{ description: 'Run from the tide.', image_url: null, categories: ['Puzzle' as const], model: 'Gemma 3' },
      ...{ created_at: '2026-11-20T10:00:00.000Z', unranked },
    });
    const author = { ...queueItem(1).author, username: 'eve' };
    serveQueue([
      queueItem(7, { kind: 'game', content: of(false) }),
      queueItem(8, { kind: 'game', content: of(true), author }),
    ]);
    const { user } = await renderApp({ at: '/moderation' });
    const out = await card('Tide Runner by eve');
    expect(out.getByRole('button', { name: 'Put back into the global ranking' })).toBeVisible();
    await user.click(
      (await card('Tide Runner by bob')).getByRole('button', { name: 'Take out of the global ranking' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this game out of the global ranking?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'Points without end.');
    await user.click(dialog.getByRole('button', { name: 'Take out of the global ranking' }));
    expect(await screen.findByText('Taken out of the global ranking')).toBeVisible();
    const wanted = { act: 'unrank', kind: 'game', id: 7, reason: 'Points without end.' };
    expect(fakeServer.lastRequest('POST /api/admin/acts')?.body).toEqual(wanted);
  });

  it('asks for a reason before hiding, and shows an empty queue afterwards', async () => {
    serveQueue([queueItem(1)]);
    const { user } = await renderApp({ at: '/moderation' });
    await user.click((await card(COMMENT)).getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this?' }));
    const reason = dialog.getByRole('textbox', { name: 'Why?' });
    expect(reason).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText('Reason must be at least 3 characters')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/admin/acts')).toBeUndefined();

    await user.type(reason, 'It sells coins.');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Nothing to do')).toBeVisible();
    const wanted = { act: 'hide', kind: 'comment', id: 1, reason: 'It sells coins.' };
    expect(fakeServer.lastRequest('POST /api/admin/acts')?.body).toEqual(wanted);
    expect(await screen.findByText('Everyone involved has been notified.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('0 items')).toHaveFocus());
  });

  it('mutes for the selected time', async () => {
    serveQueue([queueItem(1)]);
    const { user } = await renderApp({ at: '/moderation' });
    await user.click((await card(COMMENT)).getByRole('button', { name: 'Mute bob…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute bob?' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long?' }), '30 days');
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'Coins, again.');
    await user.click(dialog.getByRole('button', { name: 'Mute bob…' }));
    await screen.findByText('Nothing to do');
    expect(fakeServer.lastRequest('POST /api/admin/acts')?.body).toMatchObject({ act: 'mute', days: 30 });
  });

  it('keeps the dialog open when an action fails', async () => {
    serveQueue([queueItem(1)]);
    fakeServer.on('POST /api/admin/acts', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/moderation' });
    await user.click((await card(COMMENT)).getByRole('button', { name: 'Dismiss reports' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss these reports?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'A joke.');
    await user.click(dialog.getByRole('button', { name: 'Dismiss reports' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is busy');
    expect(dialog.getByRole('textbox', { name: 'Why?' })).toHaveValue('A joke.');
  });

  it('offers actions that fit hidden, muted, admin or deleted subjects', async () => {
    const author = queueItem(1).author;
    serveQueue([
      queueItem(1, { status: 'done', state: 'hidden', author: { ...author, muted_until: '2027-01-01T00:00:00.000Z' } }),
      queueItem(2, {
        status: 'done',
        state: 'gone',
        content: null,
        author: { ...author, username: 'eve', is_admin: true },
      }),
    ]);
    await renderApp({ at: '/moderation?tab=done' });
    const buttons = (item: ReturnType<typeof within>) =>
      item.queryAllByRole('button').map((button: HTMLElement) => button.textContent);
    const hidden = await card(COMMENT);
    expect(buttons(hidden)).toEqual(['Restore', 'Unmute bob']);
    expect(hidden.getByText(/^Muted until/)).toBeVisible();
    const gone = await card('Comment by eve on Tide Runner');
    expect(buttons(gone)).toEqual([]);
    expect(gone.getByText('No longer there')).toBeVisible();
  });

  it('has tabs, kinds and pages in its address', async () => {
    serveQueue([queueItem(1)]);
    fakeServer.on('GET /api/admin/log', () => ({ body: [loggedAct(1)], headers: { 'X-Total-Count': '40' } }));
    const { user, address } = await renderApp({ at: '/moderation?kind=game' });
    expect(await screen.findByText('Nothing to do')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Comments');
    await card(COMMENT);
    expect(address()).toBe('/moderation?kind=comment');
    await user.click(screen.getByRole('tab', { name: 'Log' }));
    expect(await screen.findByText('ada hid it')).toBeVisible();
    expect(screen.getByText('It sells coins.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/moderation?tab=log&page=2');
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on('GET /api/admin/queue', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/moderation' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    serveQueue([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing to do')).toBeVisible();
  });

  it('is in the menu of admins, with the number of open reports', async () => {
    serveQueue([queueItem(1), queueItem(2)]);
    const { user, address } = await renderApp({ at: '/terms' });
    await user.click(await screen.findByRole('button', { name: /ada/ }));
    const entry = await screen.findByRole('menuitem', { name: /Moderation/ });
    await waitFor(() => expect(entry).toHaveTextContent('2 open'));
    await user.click(entry);
    await waitFor(() => expect(address()).toBe('/moderation'));
  });
});
