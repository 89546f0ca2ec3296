import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Hint, Tab, TabList } from './tabs.styles.js';

interface TabsProps<T extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** `hint`: additional text below the label. */
  tabs: readonly { value: T; text: string; hint?: string }[];
  value: T;
  onChange: (value: T) => void;
  /** `pills` for tabs inside a tab: they wrap on narrow screens. */
  look?: 'line' | 'pills';
  /** The prefix of the ids of tabs and panel. */
  id: string;
  children: ReactNode;
}

/**
 * Tabs by the ARIA pattern, selected as the arrow keys reach them. Hand-written, because Radix's would take a quarter
 * of the size budget of both pages with tabs.
 */
export function Tabs<T extends string>(props: TabsProps<T>): ReactNode {
  const { label, tabs, value, onChange, look = 'line', id, children } = props;
  const list = useRef<HTMLDivElement>(null);

  const texts = tabs.map(({ text }) => text).join();
  // The row may be wider than the screen, and its texts may be loaded later. The page itself must not scroll.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [value, texts]);

  function handleKeyDown(event: KeyboardEvent): void {
    // From the focused tab: the last choice may not be rendered yet.
    const focused = event.target instanceof HTMLElement ? event.target.dataset.tab : undefined;
    const index = tabs.findIndex((tab) => tab.value === focused);
    const targets: Record<string, number | undefined> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus();
  }

  return (
    <>
      <TabList ref={list} $look={look} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => {
          const isSelected = tab.value === value;
          return (
            <Tab
              key={tab.value}
              $look={look}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              data-tab={tab.value}
              aria-selected={isSelected}
              aria-describedby={tab.hint === undefined ? undefined : `${id}-hint-${tab.value}`}
              aria-controls={`${id}-panel`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.text}
              {tab.hint !== undefined && (
                <Hint id={`${id}-hint-${tab.value}`} aria-hidden="true">
                  {tab.hint}
                </Hint>
              )}
            </Tab>
          );
        })}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
        {children}
      </div>
    </>
  );
}
