import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page, as it now is, keeps anybody out. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  // Without frames axe can look from inside the page: the other mode opens one more page for each look.
  await expect(page.locator('iframe, frame')).toHaveCount(0);
  // From the top: what has been scrolled half under the header would be measured by the half that is left.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** The same in the dark and in the light: what is open stays open while the colours change. */
export async function expectNoBarriersInBothThemes(page: Page, where: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate(async (choice) => {
      document.documentElement.dataset.theme = choice;
      // Colours that are still on their way would be measured in between.
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
    }, theme);
    await expectNoBarriers(page, `${where}, ${theme}`);
  }
}

export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Nothing may be wider than the window, and nothing may be refused by the content security policy. */
export function watchForTrouble(page: Page, { mayFail = false } = {}): string[] {
  const trouble: string[] = [];
  // The browser itself tells of a 400 (spent link), a 401 (wrong password) and a 404 (no such page): asked for here.
  const expected = mayFail ? /Failed to load resource/ : /status of 40[014]/;
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
