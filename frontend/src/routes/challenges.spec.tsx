import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnChallenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { screen, waitFor, within } from '@testing-library/react';
import { CHALLENGE_ID, ownChallenge } from '#testing/factories/challenge.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const AT = '/challenges';
const ENDPOINT = 'GET /api/user/challenges';

const ada = { id: ownUser().id, username: 'ada' };
const bob = { id: '00000000-0000-4000-8000-00000000000b', username: 'bob' };
const answeredAt = '2026-11-22T10:00:00.000Z';
const ofBob = { player: bob, score: 1_300, answeredAt };
const idOf = (place: number) => CHALLENGE_ID.replace('c1', `d${place}`);

const serve = (challenges: OwnChallenge[], total = challenges.length) =>
  fakeServer.on(ENDPOINT, () => ({ body: challenges, headers: { 'X-Total-Count': String(total) } }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'My Challenges' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

beforeEach(() => haveSession(ownUser(ada)));

describe('the challenges of a player', () => {
  it('are named with both results, who leads or has won, and when they end', async () => {
    serve([
      ownChallenge({ id: idOf(1), opponent: bob, answer: ofBob }),
      ownChallenge({ id: idOf(2), challenger: { ...bob, score: null }, opponent: ada }),
      ownChallenge({ id: idOf(3) }),
      ownChallenge({ id: idOf(4), answer: { ...ofBob, player: null, score: 900 }, over: true, endsAt: answeredAt }),
    ]);
    await renderApp({ at: AT });
    const [first, second, third, fourth] = await rows();
    expect(first).toMatch(/^You challenge bob in Neon SnakeEnds in 2 days: .*ada1,240bob1,300Leads$/);
    expect(second).toMatch(/^bob challenges you in Neon SnakeEnds in 2 days: .*bobNo resultadaNo result$/);
    expect(third).toMatch(/^Your challenge in Neon SnakeEnds in 2 days: .*ada1,240Nobody yetNo result$/);
    expect(fourth).toMatch(/^Your challenge in Neon SnakeEnded: .*ada1,240WonGuest900$/);
    expect(screen.getByRole('link', { name: 'You challenge bob in Neon Snake' })).toHaveAttribute(
      'href',
      `/challenges/${idOf(1)}`,
    );
    expect(document.title).toBe('My Challenges');
  });

  it('on a board of times are led by the shorter one', async () => {
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
    const { run } = ownChallenge();
    serve([ownChallenge({ run: { ...run, format }, answer: ofBob })]);
    await renderApp({ at: AT });
    expect((await rows())[0]).toMatch(/ada0:01\.240Leadsbob0:01\.300$/);
  });

  it('are shown page by page, with the page in the address', async () => {
    fakeServer.on(ENDPOINT, ({ query }) => ({
      body: [ownChallenge({ id: idOf(Number(query.get('page'))) })],
      headers: { 'X-Total-Count': '11' },
    }));
    const { user, address } = await renderApp({ at: AT });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe(`${AT}?page=2`);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Your challenge in Neon Snake' })).toHaveAttribute(
        'href',
        `/challenges/${idOf(2)}`,
      ),
    );
  });

  it('while there are none say how to challenge somebody', async () => {
    serve([]);
    await renderApp({ at: AT });
    expect(await screen.findByText('No challenges yet')).toBeVisible();
    expect(screen.getByText(/choose “Challenge”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the leaderboards' })).toHaveAttribute('href', '/leaderboard');
  });

  it('can be loaded again after a failure', async () => {
    fakeServer.on(ENDPOINT, () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: AT });
    expect(await screen.findByText('Your challenges could not be loaded.')).toBeVisible();
    serve([ownChallenge()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });
});
