import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { screen, waitFor, within } from '@testing-library/react';
import { challenge, CHALLENGE_ID } from '#testing/factories/challenge.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const AT = `/challenges/${CHALLENGE_ID}`;
const ENDPOINT = `GET /api/challenges/${CHALLENGE_ID}`;
const CREATE = 'POST /api/scores/41/challenges';

const ada = { id: ownUser().id, username: 'ada' };
const bob = { id: '00000000-0000-4000-8000-00000000000b', username: 'bob' };
const answeredAt = '2026-11-22T10:00:00.000Z';
const guest = { player: null, score: 1_500, answeredAt };
const ofBob = { player: bob, score: 1_300, answeredAt };

const serve = (changes: Partial<Challenge> = {}) => fakeServer.on(ENDPOINT, () => ({ body: challenge(changes) }));
const signIn = (user = bob) => haveSession(ownUser(user));
const main = () => within(screen.getByRole('main'));
const raceLink = (name = 'Take it on') => main().findByRole('link', { name });

beforeEach(() => serve());

describe('the page of a challenge', () => {
  it('says who challenges in which game, how long it is open, and leads to the race and the run', async () => {
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'ada challenges you in Neon Snake' })).toBeVisible();
    expect(document.title).toBe('ada challenges you in Neon Snake');
    expect(screen.getByText(/^Ends in 2 days: /)).toBeVisible();
    expect(screen.getByText(/begins like ada, who scored 1,240 in Neon Snake/)).toBeVisible();
    expect(await raceLink()).toHaveAttribute('href', `/play/7?race=41&challenge=${CHALLENGE_ID}`);
    expect(main().getByRole('link', { name: 'Watch the run' })).toHaveAttribute('href', '/runs/41');
    expect(screen.getByText('Nobody yet')).toBeVisible();
  });

  it('shows the result of the reader beside that of the challenger, and all answers', async () => {
    signIn();
    serve({ answers: [guest, ofBob] });
    await renderApp({ at: AT });
    expect(await screen.findByText('All answers')).toBeVisible();
    const own = main().getAllByRole('link', { name: 'bob' })[0]?.closest('section');
    expect(own).toHaveTextContent('bob1,300Leads');
    const all = within(screen.getByRole('region', { name: 'All answers' })).getAllByRole('listitem');
    expect(all.map(({ textContent }) => textContent)).toEqual(['Guest1,500', 'bob1,300']);
  });

  it('that is over says who has won, and offers a race that does not count', async () => {
    serve({ over: true, endsAt: answeredAt, answers: [{ ...ofBob, score: 900 }] });
    await renderApp({ at: AT });
    expect(await screen.findByText(/^Ended: /)).toBeVisible();
    expect(screen.getByText('Won').closest('section')).toHaveTextContent('ada1,240Won');
    expect(await raceLink('Race it')).toHaveAttribute('href', '/play/7?race=41');
    expect(screen.queryByRole('link', { name: 'Take it on' })).not.toBeInTheDocument();
  });

  it('on a board of times says that the shorter one leads', async () => {
    const { run } = challenge();
    serve({
      run: { ...run, format: { direction: 'asc', kind: 'time', decimals: 0, unit: null } },
      answers: [{ ...ofBob, score: 900 }],
    });
    await renderApp({ at: AT });
    expect((await screen.findByText('Leads')).closest('section')).toHaveTextContent('bob0:00.900Leads');
  });

  it('says that two equal results are a draw', async () => {
    serve({ answers: [{ ...ofBob, score: 1_240 }] });
    await renderApp({ at: AT });
    expect(await screen.findAllByText('Draw')).toHaveLength(2);
  });

  it('of two players is taken on by the opponent only', async () => {
    serve({ opponent: bob });
    const { unmount } = await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'ada challenges bob in Neon Snake' })).toBeVisible();
    expect(screen.getByText(/This challenge is for bob\./)).toBeVisible();
    expect(await raceLink('Race it')).toHaveAttribute('href', '/play/7?race=41');
    unmount();
    signIn();
    await renderApp({ at: AT });
    expect(await raceLink()).toHaveAttribute('href', `/play/7?race=41&challenge=${CHALLENGE_ID}`);
  });

  it.each([
    ['the challenger', ada, bob],
    ['the player who has answered', bob, ada],
  ])('offers a rematch with %s, which is a new challenge', async (_, other, reader) => {
    signIn(reader);
    serve({ answers: [guest, ofBob] });
    const id = CHALLENGE_ID.replace('c1', 'c2');
    fakeServer.on(CREATE, () => ({
      status: 201,
      body: { id, url: `http://localhost/challenges/${id}`, endsAt: answeredAt },
    }));
    fakeServer.on(`GET /api/challenges/${id}`, () => ({
      body: challenge({ id, challenger: { ...reader, score: 9 } }),
    }));
    const { user, address } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: `Rematch with ${other.username}` }));
    await waitFor(() => expect(address()).toBe(`/challenges/${id}`));
    expect(fakeServer.lastRequest(CREATE)?.body).toEqual({ username: other.username });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your challenge in Neon Snake' })).toBeVisible();
  });

  it('of the reader to another player says so, and leads members to all their challenges', async () => {
    signIn(ada);
    serve({ opponent: bob });
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'You challenge bob in Neon Snake' })).toBeVisible();
    expect(main().getByRole('link', { name: 'My Challenges' })).toHaveAttribute('href', '/challenges');
  });

  it('offers no rematch to visitors, to those who have not answered, and while there are no answers', async () => {
    serve({ answers: [ofBob] });
    const visit = await renderApp({ at: AT });
    await raceLink();
    expect(screen.queryByRole('button', { name: /^Rematch/ })).not.toBeInTheDocument();
    visit.unmount();
    signIn(ada);
    serve();
    await renderApp({ at: AT });
    await screen.findByText('Nobody yet');
    expect(screen.queryByRole('button', { name: /^Rematch/ })).not.toBeInTheDocument();
  });

  it('says that no more challenges can be open', async () => {
    signIn();
    serve({ answers: [ofBob] });
    fakeServer.on(CREATE, () => refusal(413, 'quota_exceeded', 'Too many'));
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Rematch with ada' }));
    expect(await screen.findByText(/You have as many open challenges as you can/)).toBeVisible();
  });

  it('offers no race by rules that the game no longer has', async () => {
    serve({ run: { ...challenge().run, raceable: false } });
    await renderApp({ at: AT });
    expect(await main().findByRole('link', { name: 'Watch the run' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Take it on' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Race it' })).not.toBeInTheDocument();
  });

  it('copies its address with a sentence', async () => {
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(
      `ada challenges you in Neon Snake: three days, the same start for everybody.\nhttp://localhost${AT}`,
    );
  });

  it('says that there is no such challenge', async () => {
    fakeServer.on(ENDPOINT, () => refusal(404, 'not_found', 'This challenge does not exist.'));
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no challenge here' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    fakeServer.on(ENDPOINT, () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: AT });
    expect(await screen.findByText('The challenge could not be loaded.')).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await raceLink()).toBeVisible();
  });
});
