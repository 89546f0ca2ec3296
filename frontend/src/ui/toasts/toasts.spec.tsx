import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useToasts } from './toast-store.js';
import { Toasts } from './toasts.js';

const show = (title: string) => act(() => useToasts.getState().show({ title }));

/** The visible toast; its text also exists in a live region. */
const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);

describe('a toast', () => {
  it('replaces the previous one', async () => {
    render(<Toasts />);
    show('Comment added');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Comment added');
    show('Comment updated');
    expect(shown()).toEqual([expect.stringContaining('Comment updated')]);
  });

  it('disappears after five seconds', async () => {
    render(<Toasts />);
    show('Comment added');
    await screen.findByRole('listitem');
    jest.useFakeTimers();
    show('Comment updated');
    act(() => jest.advanceTimersByTime(4_999));
    expect(shown()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toHaveLength(0);
  });

  it('is focused with F8', async () => {
    render(<Toasts />);
    show('Comment added');
    const toast = await screen.findByRole('listitem');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(toast.closest('ol')).toHaveFocus();
  });

  it('can be swiped away to the right', async () => {
    render(<Toasts />);
    show('Comment added');
    const toast = await screen.findByRole('listitem');
    expect(toast).toHaveAttribute('data-swipe-direction', 'right');
  });
});
