import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the theme. They are the most expensive ones. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDE = 1280;
const NARROW = 360;
/** 1,280 px at 400 % zoom, and the narrowest phone. */
const NARROWEST = 320;
const HEIGHT = 800;
/** Marks elements that are visible in the narrow window only. */
const NARROW_ONLY = 'data-narrow-only';

/** Header and footer, which are the same around every page. */
const AROUND = ['header:not(main header)', 'footer:not(main footer)'];

interface AxeScope {
  /** Defaults to all rules. */
  rules?: 'color' | 'all but color';
  /** Leaves out header and footer. */
  inner?: boolean;
  /** A selector of the parts to check; defaults to the whole page. */
  within?: string;
}

/** Expects no axe violations in the current state of the page. */
export async function expectAccessible(
  page: Page,
  where: string,
  { rules, within, inner = false }: AxeScope = {},
): Promise<void> {
  const loaded = await Promise.all(page.frames().map((frame) => frame.evaluate(prepareForAxe)));
  // Legacy mode checks no frames of other origins. The default mode does, but opens a page for each check.
  const isLegacy = loaded.length === 1;
  // In legacy mode, the source of axe (half a megabyte) is injected once. Only violations are reported.
  const axe = new AxeBuilder({ page, ...(isLegacy && loaded[0] && { axeSource: 'void 0' }) })
    .setLegacyMode(isLegacy)
    .options({ resultTypes: ['violations'], preload: false });
  // axe refuses a scope without elements, but an update may just have replaced them: the title is always there.
  if (within !== undefined) axe.include(within).include('title');
  if (inner) for (const part of AROUND) axe.exclude(part);
  if (rules === 'color') axe.withRules(COLOR_RULES);
  else axe.withTags(TAGS);
  if (rules === 'all but color') axe.disableRules(COLOR_RULES);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Runs in each frame. Returns whether axe is already loaded. */
function prepareForAxe(): boolean {
  // Lays out everything: skipped content has no boxes to measure.
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  // Finishes animations: intermediate colours would be measured.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  // From the top: elements half below the header would be measured by their visible half.
  window.scrollTo({ top: 0, behavior: 'instant' });
  return 'axe' in window;
}

/** Switches colours without closing menus or dialogs. */
async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice;
  }, theme);
}

/** The same in dark and light theme. */
export async function expectAccessibleInBothThemes(page: Page, where: string, scope: AxeScope = {}): Promise<void> {
  await showTheme(page, 'dark');
  await expectAccessible(page, `${where}, dark`, scope);
  await showTheme(page, 'light');
  await expectAccessible(page, `${where}, light`, { ...scope, rules: 'color' });
}

/**
 * Checks the page wide and narrow, dark and light, zoomed, and with 200 % text. axe checks header and footer only on
 * request, because they are the same around every page.
 */
export async function expectFullyAccessible(page: Page, where: string, { inner = true }: AxeScope = {}): Promise<void> {
  const scope: AxeScope = { inner };
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  await expectAccessibleInBothThemes(page, `${where}, ${WIDE} px`, scope);
  await expectNoClipping(page, `${where}, ${WIDE} px`);
  await expectRoomForLargeText(page, where);
  await rememberShown(page);
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await expectAccessibleWhenNarrow(page, `${where}, ${NARROW} px`, scope);
  await expectNoClipping(page, `${where}, ${NARROW} px`);
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await expectNoClipping(page, `${where}, ${NARROWEST} px`);
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
}

/** Runs after the wide check: colours do not depend on the width, so only those of new elements are checked. */
async function expectAccessibleWhenNarrow(page: Page, where: string, scope: AxeScope): Promise<void> {
  await expectAccessible(page, where, { ...scope, rules: 'all but color' });
  if (!(await page.evaluate(markNarrowOnly, { mark: NARROW_ONLY, left: scope.inner ? AROUND : [] }))) return;
  const colors: AxeScope = { rules: 'color', within: `[${NARROW_ONLY}]` };
  await expectAccessible(page, `${where}, light`, colors);
  await showTheme(page, 'dark');
  await expectAccessible(page, `${where}, dark`, colors);
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, NARROW_ONLY);
}

/** Records in the page which elements are visible at this width. */
async function rememberShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    Object.assign(window, { shownWide: new WeakSet(shown) });
  });
}

/** Runs in the page. Marks elements that were hidden in the wide window, and returns whether there are any. */
function markNarrowOnly({ mark, left }: { mark: string; left: string[] }): boolean {
  const { shownWide } = window as Window & { shownWide?: WeakSet<Element> };
  const added = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && !shownWide?.has(element) && !left.some((part) => element.closest(part)),
  );
  for (const element of added) element.setAttribute(mark, '');
  return added.length > 0;
}

/** Checks the page with the default font size of the browser doubled. */
async function expectRoomForLargeText(page: Page, where: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectNoClipping(page, `${where}, 200 % text`);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
}

/** Expects no text or control outside the window or clipped by its container, and no horizontal scrolling. */
export async function expectNoClipping(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(findCutOff), { message: where }).toEqual([]);
}

/** Runs in the page. */
function findCutOff(): string[] {
  interface Room {
    left: number;
    right: number;
    isWithinWindow: boolean;
  }
  const rooms = new Map<HTMLElement, Room>();
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  for (const name of document.querySelectorAll('[title]')) {
    if (name.textContent === name.getAttribute('title')) found.push(...brokenWordsOf(name));
  }

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { visibility } = getComputedStyle(element);
    if (visibility !== 'visible' || element.closest('[aria-hidden=true], [inert]')) continue;
    for (const { box, what } of shownBy(element)) {
      if (box.width > 1 && box.height > 1 && isCut(box, element)) found.push(what);
    }
  }
  return found;

  /** Words of a name that are broken across lines. */
  function brokenWordsOf(name: Element): string[] {
    const text = name.firstChild;
    if (text?.nodeType !== Node.TEXT_NODE) return [];
    return [...(text.textContent ?? '').matchAll(/[^-\s]+/g)]
      .filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([word]) => `broken: ${word}`);
  }

  /** The boxes of its own text, or of the element if it is a control. */
  function shownBy(element: HTMLElement): { box: DOMRect; what: string }[] {
    if (element.matches('input, select, textarea, button, img')) {
      return [{ box: element.getBoundingClientRect(), what: element.outerHTML.slice(0, 120) }];
    }
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return { box: range.getBoundingClientRect(), what: `${element.localName}: ${text.textContent?.slice(0, 80)}` };
      });
  }

  function isCut(box: DOMRect, element: HTMLElement): boolean {
    const { left, right, isWithinWindow } = roomOf(element);
    if (box.right > right + 1 || box.left < left - 1) return true;
    return isWithinWindow && (box.right > width + 1 || box.left < -1);
  }

  /** The horizontal clip edges of an element, up to a container that scrolls or truncates on purpose. */
  function roomOf(element: HTMLElement | null): Room {
    if (!element || element.id === 'root') return { left: -Infinity, right: Infinity, isWithinWindow: true };
    const known = rooms.get(element);
    if (known) return known;
    const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    // For screen readers only, scrollable, or truncated with an ellipsis.
    const isFree =
      clipPath !== 'none' ||
      overflowX === 'auto' ||
      overflowX === 'scroll' ||
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none';
    const room = isFree
      ? { left: -Infinity, right: Infinity, isWithinWindow: false }
      : { ...roomOf(element.parentElement) };
    if (!isFree && overflowX !== 'visible') {
      const box = element.getBoundingClientRect();
      room.left = Math.max(room.left, box.left);
      room.right = Math.min(room.right, box.right);
    }
    rooms.set(element, room);
    return room;
  }
}

/** Expects a visible focus indicator on every focusable element. */
export async function expectVisibleFocus(page: Page, where: string): Promise<void> {
  // After keyboard input, browsers apply :focus-visible.
  await page.keyboard.press('Tab');
  const unseen = await page.evaluate(() => {
    const start = document.activeElement;
    const isOutlined = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button:not([tabindex="-1"]), input, select, textarea, summary, [tabindex="0"]',
    );
    const found = [...stops].flatMap((stop) => {
      stop.focus({ preventScroll: true });
      // Skips hidden and disabled elements; the outline may be on a container.
      if (document.activeElement !== stop) return [];
      for (let frame: Element | null = stop; frame; frame = frame.parentElement) if (isOutlined(frame)) return [];
      return [stop.outerHTML.slice(0, 120)];
    });
    if (start instanceof HTMLElement) start.focus({ preventScroll: true });
    return found;
  });
  expect(unseen, `${where}: no visible focus`).toEqual([]);
}

/** Expects no running animations (reduced motion). */
export async function expectNoMotion(page: Page, where: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 120)) || 'something'),
  );
  expect(moving, `${where}: moves`).toEqual([]);
}

export async function expectSettled(page: Page): Promise<void> {
  // One selector for both, because a redirecting page could show a heading first and load afterwards.
  await expect(page.locator('body:not(:has([aria-busy="true"])) h1')).toBeVisible();
}

/** The site that hosts images of games in tests. */
export const PICTURES_SITE = 'https://pictures.example';

/** Collects errors, CSP violations and requests to other sites. */
export function collectProblems(page: Page): string[] {
  const trouble: string[] = [];
  // The browser logs a 400 (used link), 401 (wrong password) and 404 (unknown page); tests cause these on purpose.
  const expected = /status of 40[014]/;
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = new URL(request.isNavigationRequest() ? request.url() : page.url()).origin;
    if (protocol.startsWith('http') && origin !== own && origin !== PICTURES_SITE)
      trouble.push(`asks ${request.url()}`);
  });
  return trouble;
}
