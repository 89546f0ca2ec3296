import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useBoardAddress } from './board-address.js';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/leaderboard?page=2']}>{children}</MemoryRouter>
);

describe('the address of a board', () => {
  it('keeps a game selected in the same tick as the period', () => {
    const { result } = renderHook(useBoardAddress, { wrapper });
    act(() => {
      const { showGame, showPeriod } = result.current;
      showGame(7);
      showPeriod('week');
    });
    expect(result.current).toMatchObject({ board: { scope: 7, period: 'week' }, page: 1 });
  });
});
