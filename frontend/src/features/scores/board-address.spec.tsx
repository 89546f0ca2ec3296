import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useBoardAddress } from './board-address.js';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/leaderboard?page=2']}>{children}</MemoryRouter>
);

describe('the address of a board', () => {
  it('keeps a game selected in the same tick as the tab', () => {
    const { result } = renderHook(useBoardAddress, { wrapper });
    act(() => {
      const { showGame, showTab } = result.current;
      showGame(7);
      showTab('week');
    });
    expect(result.current).toMatchObject({ board: { scope: 7, period: 'week' }, page: 1 });
  });

  it('has no game while the rating is shown, and leads from it to the board of a game', () => {
    const { result } = renderHook(useBoardAddress, { wrapper });
    act(() => result.current.showGame(7));
    act(() => result.current.showTab('rating'));
    expect(result.current).toMatchObject({ tab: 'rating', board: { scope: 'global', period: 'all' }, page: 1 });
    act(() => result.current.showGame(8));
    expect(result.current).toMatchObject({ tab: 'all', board: { scope: 8, period: 'all' } });
  });
});
