import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from './use-address-query.js';

function renderAt(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const [query, change] = useAddressQuery();
      return { query, change, search: useLocation().search, navigate: useNavigate() };
    },
    { wrapper },
  );
  return result;
}

describe('query changes', () => {
  it('made before the next render add up and keep other parameters', () => {
    const hook = renderAt('/games?sort=name&page=3');
    act(() => {
      const { change } = hook.current;
      change({ search: 'maze', page: undefined });
      change({ category: 'Puzzle' });
      change({ sort: undefined });
    });
    expect(hook.current.search).toBe('?search=maze&category=Puzzle');
    expect(hook.current.query.get('search')).toBe('maze');
  });

  it('start from the current address after navigation', () => {
    const hook = renderAt('/games?page=3');
    act(() => hook.current.change({ page: '4' }));
    act(() => void hook.current.navigate('/games?sort=name'));
    act(() => hook.current.change({ search: 'maze' }));
    expect(hook.current.search).toBe('?sort=name&search=maze');
    act(() => void hook.current.navigate(-2));
    act(() => hook.current.change({ search: 'sea' }));
    expect(hook.current.search).toBe('?page=4&search=sea');
  });

  it('without effect do not disturb the next change', () => {
    const hook = renderAt('/games?page=3');
    act(() => hook.current.change({ page: '3' }));
    act(() => hook.current.change({ sort: 'name' }));
    expect(hook.current.search).toBe('?page=3&sort=name');
  });
});
