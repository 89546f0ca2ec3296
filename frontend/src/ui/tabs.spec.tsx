import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './tabs.js';

const TABS = ['one', 'two', 'three'].map((value) => ({ value, text: value }));

/** Tabs of a page that has not rendered the last choice yet. */
function showSlowTabs() {
  const chosen: string[] = [];
  render(
    <Tabs id="tabs" label="Numbers" tabs={TABS} value="one" onChange={(value) => chosen.push(value)}>
      panel
    </Tabs>,
  );
  return { user: userEvent.setup(), chosen };
}

describe('tabs', () => {
  it('scroll to the selected one, also when their texts change', () => {
    const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
    const show = (tabs: typeof TABS) => (
      <Tabs id="tabs" label="Numbers" tabs={tabs} value="three" onChange={() => undefined}>
        panel
      </Tabs>
    );
    const { rerender } = render(show(TABS));
    const list = screen.getByRole('tablist');
    expect(list.scrollLeft).toBe(300);
    left.mockReturnValue(400);
    rerender(show(TABS.map(({ value, text }) => ({ value, text: `${text} more` }))));
    expect(list.scrollLeft).toBe(400);
    left.mockRestore();
  });

  it('move by one with each arrow key, however fast they are pressed', async () => {
    const { user, chosen } = showSlowTabs();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(chosen).toEqual(['two', 'three', 'one', 'three']);
    expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus();
  });

  it('wrap around at both ends and ignore other keys', async () => {
    const { user, chosen } = showSlowTabs();
    await user.tab();
    await user.keyboard('{End}{Home}x');
    expect(chosen).toEqual(['three', 'one']);
  });
});
