import { PAGES, type SitePage } from '@gamegeek/contracts/site/pages.js';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/shared/routing/paths.js';

interface Route {
  route: string;
  title: string;
  /** Where a visitor or a member is led instead. */
  visitor?: string;
  member?: string;
}

/** Who is led to another page, beside visitors of pages that require a signed-in user. */
const LED_ON: Record<string, Partial<Route>> = { auth: { member: paths.home() }, profile: { visitor: paths.auth() } };
/** The one leads to /auth, the other is found by admins only. */
const OTHERS = ['login', 'moderation'];

/** What visitors and members find at each address that does not vary. */
export const ROUTES: readonly Route[] = [
  ...Object.entries<SitePage>(PAGES)
    .filter(([name, { path }]) => !path.includes(':') && !OTHERS.includes(name))
    .map(([name, { path, title, signedIn }]) => ({
      route: path,
      title,
      ...(signedIn && { visitor: paths.auth() }),
      ...LED_ON[name],
    })),
  { route: '/no/such/page', title: 'Page Not Found' },
];

/** The open page, which is settled, is what the row says. */
export async function expectRoute(page: Page, row: Route, who: 'visitor' | 'member'): Promise<void> {
  const elsewhere = row[who];
  await expect(page, row.route).toHaveURL(elsewhere ?? row.route);
  if (elsewhere === undefined) await expect(page, row.route).toHaveTitle(row.title);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
}
