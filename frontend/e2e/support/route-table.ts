import { PAGES, type SitePage } from '@gamegeek/contracts/site/pages.js';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/shared/routing/paths.js';

interface Route {
  route: string;
  title: string;
  /** Where visitors or members are redirected. */
  visitor?: string;
  member?: string;
}

/** Redirects of users other than visitors of protected pages. */
const REDIRECTS: Record<string, Partial<Route>> = {
  auth: { member: paths.home() },
  profile: { visitor: paths.auth() },
  myGames: { member: paths.studio() },
};
/** The first one redirects to /auth, the second one is for admins only. */
const OTHERS = ['login', 'moderation'];

/** The expectation for each address without parameters, for visitors and members. */
export const ROUTES: readonly Route[] = [
  ...Object.entries<SitePage>(PAGES)
    .filter(([name, { path }]) => !path.includes(':') && !OTHERS.includes(name))
    .map(([name, { path, title, signedIn }]) => ({
      route: path,
      title,
      ...(signedIn && { visitor: paths.auth() }),
      ...REDIRECTS[name],
    })),
  { route: '/no/such/page', title: 'Page Not Found' },
];

/** Checks the loaded page against its row. */
export async function expectRoute(page: Page, row: Route, who: 'visitor' | 'member'): Promise<void> {
  const elsewhere = row[who];
  await expect(page, row.route).toHaveURL(elsewhere ?? row.route);
  if (elsewhere === undefined) await expect(page, row.route).toHaveTitle(row.title);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
}
