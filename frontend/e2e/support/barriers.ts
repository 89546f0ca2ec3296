import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another theme can break; all others ask how a page is made and laid out. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1280, 360] as const;
/** A window of 1,280 px at 400 %, and the narrowest phone. */
const NARROWEST = 320;
const HEIGHT = 800;

/** Nothing on the page, as it now is, keeps anybody out. */
export async function expectNoBarriers(page: Page, where: string, rules?: string[]): Promise<void> {
  // Without frames axe can look from inside the page: the other mode opens one more page for each look.
  await expect(page.locator('iframe, frame')).toHaveCount(0);
  await layOutAll(page);
  // From the top: what has been scrolled half under the header would be measured by the half that is left.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const isThere = await page.evaluate(() => 'axe' in window);
  // Its source is half a megabyte, and stays in the page; and only what is wrong is worth a description.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** What is laid out only when a reader comes near is looked at as it is then: before that it has no place to measure. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

/** What is open stays open while the colours change. */
async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (choice) => {
    document.documentElement.dataset.theme = choice;
    // Colours that are still on their way would be measured in between.
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);
}

/** The same in the dark and in the light. */
export async function expectNoBarriersInBothThemes(page: Page, where: string): Promise<void> {
  await showTheme(page, 'dark');
  await expectNoBarriers(page, `${where}, dark`);
  await showTheme(page, 'light');
  await expectNoBarriers(page, `${where}, light`, RULES_OF_COLOR);
}

/** The page as it now is, wide and narrow, dark and light, much enlarged, and with letters twice as large. */
export async function expectOpenToEveryone(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoBarriersInBothThemes(page, `${where}, ${width} px`);
    await expectNothingCutOff(page, `${where}, ${width} px`);
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await expectNothingCutOff(page, `${where}, ${NARROWEST} px`);
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  await expectRoomForLargeLetters(page, where);
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

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { visibility } = getComputedStyle(element);
    if (visibility !== 'visible' || element.closest('[aria-hidden=true], [inert]')) continue;
    for (const { box, what } of shownBy(element)) {
      if (box.width > 1 && box.height > 1 && isCut(box, element)) found.push(what);
    }
  }
  return found;

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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
