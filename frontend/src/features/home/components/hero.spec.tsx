import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Hero } from './hero.js';

it('opens the catalogue by Play now if no game can be found, as with a lost connection', async () => {
  const findGame = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Hero findGame={findGame}>Players</Hero>} />
        <Route path="/games" element="The catalogue" />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Play now' }));
  expect(await screen.findByText('The catalogue')).toBeVisible();
});
