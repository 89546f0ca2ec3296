import { expect, type Page } from '@playwright/test';

interface Route {
  route: string;
  title: string;
  /** Where a visitor or a member is led instead. */
  visitor?: string;
  member?: string;
}

/** The route table of docs/product.md, section 2: what visitors and members see at each address. */
export const ROUTES: readonly Route[] = [
  { route: '/', title: 'Home' },
  { route: '/auth', title: 'Login or Sign Up', member: '/' },
  { route: '/models', title: 'AI Models' },
  { route: '/games', title: 'Games' },
  { route: '/leaderboard', title: 'Leaderboards' },
  { route: '/profile', title: 'Profile', visitor: '/auth' },
  { route: '/api-docs', title: 'API Key' },
  { route: '/api-documentation', title: 'API Documentation' },
  { route: '/about', title: 'About' },
  { route: '/privacy', title: 'Privacy Policy' },
  { route: '/terms', title: 'Terms & Conditions' },
  { route: '/faq', title: 'FAQ' },
  { route: '/help-center', title: 'Help Center' },
  { route: '/create-model', title: 'Create AI Model', visitor: '/auth' },
  { route: '/create-version', title: 'Create Model Version', visitor: '/auth' },
  { route: '/submit-game', title: 'Submit a Game', visitor: '/auth' },
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
