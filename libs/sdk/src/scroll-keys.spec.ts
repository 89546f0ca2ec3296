import { afterEach, describe, expect, it } from '@jest/globals';
import { wouldScroll } from './scroll-keys.js';

/** Presses a key on the element; returns whether it would scroll `outer`. */
function press(
  selector: string,
  key: string,
  { outer, ...init }: KeyboardEventInit & { outer?: Element } = {},
): boolean {
  let found = false;
  const listen = (event: KeyboardEvent) => {
    found = wouldScroll(event, outer);
  };
  window.addEventListener('keydown', listen);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  window.removeEventListener('keydown', listen);
  return found;
}

/** jsdom has no layout. */
function makeScrollable(element: Element, scrollTop: number): void {
  Object.defineProperties(element, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
  element.scrollTop = scrollTop;
}

afterEach(() => document.body.replaceChildren());

describe('a key', () => {
  it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' '])(
    '%j would scroll unless something uses it',
    (key) => {
      document.body.innerHTML = '<a href="/">A link</a><p>A text</p>';
      for (const target of ['body', 'a', 'p']) expect(press(target, key)).toBe(true);
    },
  );

  it('does not scroll from fields, and Space not from buttons', () => {
    document.body.innerHTML = '<input><textarea></textarea><select></select><button></button>';
    for (const target of ['input', 'textarea', 'select']) expect(press(target, 'ArrowDown')).toBe(false);
    expect(press('button', ' ')).toBe(false);
    expect(press('button', 'ArrowDown')).toBe(true);
  });

  it('does not scroll with Ctrl, Alt or Meta, or if it is another one', () => {
    for (const modifier of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(press('body', 'ArrowDown', modifier)).toBe(false);
    expect(press('body', 'Enter')).toBe(false);
  });

  it('scrolls what is around an element only when that element cannot scroll further', () => {
    document.body.innerHTML = '<div style="overflow: auto"><a href="/">A link</a></div>';
    makeScrollable(document.querySelector('div') as Element, 0);
    expect(press('a', 'ArrowDown')).toBe(false);
    expect(press('a', 'ArrowUp')).toBe(true);
    (document.querySelector('div') as Element).scrollTop = 200;
    expect(press('a', 'ArrowDown')).toBe(true);
    expect(press('a', 'ArrowUp')).toBe(false);
  });
});
