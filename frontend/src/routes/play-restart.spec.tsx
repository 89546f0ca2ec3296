import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import { chooseLanguage } from '#shared/i18n/i18n.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { haveSession } from '#testing/handlers/auth.js';
import { ROUND, keepRun, loadedAt, open, preparePlay, startedGame } from '#testing/play-page.js';

beforeEach(preparePlay);

describe('the page of a game being played', () => {
  it('asks before a restart loses a run, and begins the next one at once', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    expect(snake.welcomes[0]?.message.begin).toBe(false);
    await keepRun(snake);
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Restart Neon Snake?' }));
    expect(dialog.getByText('The run with 1,240 points will be lost.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep playing' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(snake.frame).toHaveFocus();
    expect(snake.isConnected).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restart' }));
    const again = await startedGame();
    expect(again.frame).not.toBe(snake.frame);
    expect(again.welcomes[0]?.message.begin).toBe(true);
    await expect(again.ask('kept', {})).resolves.toMatchObject({ answer: { run: null } });
  });

  it('restarts without a question when nothing would be lost', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    const round = { ...ROUND, startedAt: new Date().toISOString() };
    await snake.ask('round', {});
    await snake.ask('keep', { run: { round, log: '1.a', ticks: 0, score: 0 } });
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await startedGame()).welcomes[0]?.message.begin).toBe(true);
  });

  it('asks before it restarts a game in the middle of a round, whose score only the game knows', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    await screen.findByText('Playing as ada');
    await snake.ask('round', {});
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Restart Neon Snake?' }));
    expect(dialog.getByText('The run in progress will be lost.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep playing' }));
    await act(() => snake.ask('submit', { score: 120, round: 'ggr_1', log: null }));
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a run again after the game has reloaded itself', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    await screen.findByText('Playing as ada');
    const run = await keepRun(snake);
    snake.hello();
    await waitFor(() => expect(snake.frame).not.toBeInTheDocument());
    const again = await startedGame();
    expect(again.welcomes[0]?.message.begin).toBe(false);
    await expect(again.ask('kept', {})).resolves.toMatchObject({ answer: { run: { ...run, answered: [] } } });
  });

  it('loads a hosted game that reloads itself again, from its address, and connects it', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    snake.load();
    snake.hello();
    await waitFor(() => expect(snake.frame).not.toBeInTheDocument());
    const again = await startedGame();
    expect(again.frame).toHaveAttribute('src', '/arcade/snake');
    expect(again.isConnected).toBe(true);
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('says so when a hosted game leaves its page time and again, and can restart it', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    snake.hello();
    await waitFor(() => expect(snake.frame).not.toBeInTheDocument());
    (await startedGame()).hello();
    expect(await screen.findByText(/The game navigated away/)).toBeVisible();
    const [restart] = screen.getAllByRole('button', { name: 'Restart' });
    await user.click(restart as HTMLElement);
    expect((await startedGame()).isConnected).toBe(true);
  });

  it('loads a game of the arcade again in another language, which offers the run again', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    await screen.findByText('Playing as ada');
    const run = await keepRun(snake);
    await act(() => chooseLanguage('de'));
    expect(snake.frame).not.toBeInTheDocument();
    const again = await startedGame();
    expect(again.frame).toHaveAttribute('src', '/arcade/snake.de');
    expect(again.welcomes[0]?.message).toMatchObject({ locale: 'de', begin: false });
    await expect(again.ask('kept', {})).resolves.toMatchObject({ answer: { run: { ...run, answered: [] } } });
  });

  it('begins a run at once when Play was pressed on a page of this site, but not after a reload', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { unmount } = await open();
    expect((await startedGame()).welcomes[0]?.message.begin).toBe(false);
    unmount();
    document.head.insertAdjacentHTML('beforeend', `<meta data-served-page name="${OPENED_BY_SITE}">`);
    loadedAt('/play/7');
    await open();
    expect((await startedGame()).welcomes[0]?.message.begin).toBe(true);
    document.head.querySelector('[data-served-page]')?.remove();
  });
});
