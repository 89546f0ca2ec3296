import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { useServedHead } from './use-served-head.js';

function Page() {
  useServedHead();
  return (
    <>
      <Link to="/games/7?tab=community">Community</Link>
      <Link to="/games/7?board=level-3">Level 3</Link>
      <Link to="/games">Games</Link>
    </>
  );
}

afterEach(() => {
  document.head.innerHTML = '';
});

it.each(['Games', 'Level 3'])('removes the head of the served page on navigation (%s), not before', async (link) => {
  document.head.innerHTML =
    '<link rel="icon" href="/favicon.svg"><link data-served-page rel="canonical" href="https://games.example/games/7">' +
    '<script data-served-page type="application/ld+json">{}</script>';
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/games/7']}>
      <Page />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Community' }));
  expect(document.head.querySelectorAll('[data-served-page]')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: link }));
  expect(document.head.querySelectorAll('[data-served-page]')).toHaveLength(0);
  expect(document.head.querySelector('link')).toHaveAttribute('rel', 'icon');
});
