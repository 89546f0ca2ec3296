import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another theme can break, the most expensive ones; all others ask how a page is made and laid out. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDE = 1280;
const NARROW = 360;
/** A window of 1,280 px at 400 %, and the narrowest phone. */
const NARROWEST = 320;
const HEIGHT = 800;
/** Marks what shows in the narrow window only. */
const NARROW_ONLY = 'data-narrow-only';

interface AxeScope {
  /** Without it, all. */
  rules?: 'color' | 'all but color';
  /** A selector of the parts to look at; without it, the whole page. */
  within?: string;
}

/** Nothing on the page, as it now is, keeps anybody out. */
export async function expectNoBarriers(page: Page, where: string, { rules, within }: AxeScope = {}): Promise<void> {
  // Without frames axe can look from inside the page: the other mode opens one more page for each look.
  await expect(page.locator('iframe, frame')).toHaveCount(0);
  const isThere = await page.evaluate(prepareForAxe);
  // Its source is half a megabyte, and stays in the page; and only what is wrong is worth a description.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (within !== undefined) axe.include(within);
  if (rules === 'color') axe.withRules(COLOR_RULES);
  else axe.withTags(TAGS);
  if (rules === 'all but color') axe.disableRules(COLOR_RULES);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Runs in the page. Returns whether axe is there already. */
function prepareForAxe(): boolean {
  // What is laid out only when a reader comes near is looked at as it is then: before that it has no place to measure.
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  // Colours that are still on their way would be measured in between; what is folded would never arrive by itself.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  // From the top: what has been scrolled half under the header would be measured by the half that is left.
  window.scrollTo({ top: 0, behavior: 'instant' });
  return 'axe' in window;
}

/** What is open stays open while the colours change. */
async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice;
  }, theme);
}

/** The same in the dark and in the light. */
export async function expectNoBarriersInBothThemes(page: Page, where: string): Promise<void> {
  await showTheme(page, 'dark');
  await expectNoBarriers(page, `${where}, dark`);
  await showTheme(page, 'light');
  await expectNoBarriers(page, `${where}, light`, { rules: 'color' });
}

/** The page as it now is, wide and narrow, dark and light, much enlarged, and with letters twice as large. */
export async function expectOpenToEveryone(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  await expectNoBarriersInBothThemes(page, `${where}, ${WIDE} px`);
  await expectNothingCutOff(page, `${where}, ${WIDE} px`);
  await expectRoomForLargeLetters(page, where);
  await rememberShown(page);
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await expectNoBarriersWhenNarrow(page, `${where}, ${NARROW} px`);
  await expectNothingCutOff(page, `${where}, ${NARROW} px`);
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await expectNothingCutOff(page, `${where}, ${NARROWEST} px`);
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
}

/** After the same page was looked at wide: colours do not change with the width, so only those of new parts are left. */
async function expectNoBarriersWhenNarrow(page: Page, where: string): Promise<void> {
  await expectNoBarriers(page, where, { rules: 'all but color' });
  if (!(await page.evaluate(markNarrowOnly, NARROW_ONLY))) return;
  const scope: AxeScope = { rules: 'color', within: `[${NARROW_ONLY}]` };
  await expectNoBarriers(page, `${where}, light`, scope);
  await showTheme(page, 'dark');
  await expectNoBarriers(page, `${where}, dark`, scope);
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, NARROW_ONLY);
}

/** Keeps in the page which elements show at this width. */
async function rememberShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    Object.assign(window, { shownWide: new WeakSet(shown) });
  });
}

/** Runs in the page. Marks the elements that did not show when it was wide, and returns whether there are any. */
function markNarrowOnly(mark: string): boolean {
  const { shownWide } = window as Window & { shownWide?: WeakSet<Element> };
  const added = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && !shownWide?.has(element),
  );
  for (const element of added) element.setAttribute(mark, '');
  return added.length > 0;
}

/** As for readers who have chosen letters of twice the size in their browser. */
async function expectRoomForLargeLetters(page: Page, where: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectNothingCutOff(page, `${where}, letters of 200 %`);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
}

/** No text and no control stands outside the window or is cut by what it stands in, and nothing scrolls sideways. */
export async function expectNothingCutOff(page: Page, where: string): Promise<void> {
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

  /** Words of a name that go on in the next line. */
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

  /** Its own text, or itself if it is a control. */
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

  /** Between which edges an element shows: those of what clips it, up to what scrolls or hides text by intention. */
  function roomOf(element: HTMLElement | null): Room {
    if (!element || element.id === 'root') return { left: -Infinity, right: Infinity, isWithinWindow: true };
    const known = rooms.get(element);
    if (known) return known;
    const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    // Read by screen readers only; or it can be scrolled to; or an ellipsis says that there is more.
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

/** Wherever the focus can go one sees that it is there. */
export async function expectVisibleFocus(page: Page, where: string): Promise<void> {
  // From the keyboard on, a browser shows the focus wherever it is set.
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
      // What cannot take the focus now is hidden or disabled; what it stands in may be outlined with it.
      if (document.activeElement !== stop) return [];
      for (let frame: Element | null = stop; frame; frame = frame.parentElement) if (isOutlined(frame)) return [];
      return [stop.outerHTML.slice(0, 120)];
    });
    if (start instanceof HTMLElement) start.focus({ preventScroll: true });
    return found;
  });
  expect(unseen, `${where}: focus that is not seen`).toEqual([]);
}

/** For readers who have asked for stillness. */
export async function expectStillness(page: Page, where: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 120)) || 'something'),
  );
  expect(moving, `${where}: moves`).toEqual([]);
}

export async function expectSettled(page: Page): Promise<void> {
  // One look for both: between two, a page that leads on could show its heading first and be loading afterwards.
  await expect(page.locator('body:not(:has([aria-busy="true"])) h1')).toBeVisible();
}

/** Pictures of games lie where their makers have put them; nothing else does. */
export const PICTURES_SITE = 'https://pictures.example';

/** Nothing may be thrown, refused by the content security policy, or asked of another site. */
export function watchForTrouble(page: Page, { mayFail = false } = {}): string[] {
  const trouble: string[] = [];
  // The browser itself tells of a 400 (spent link), a 401 (wrong password) and a 404 (no such page): asked for here.
  const expected = mayFail ? /Failed to load resource/ : /status of 40[014]/;
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
