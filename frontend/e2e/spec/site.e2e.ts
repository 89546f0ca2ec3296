import { expect } from '@playwright/test';
import { answer, stopAnswering } from '../support/answers.js';
import { walk, type Walker } from './walk.js';

const email = ({ page }: Walker, address: string) => page.getByLabel('Email for the newsletter').fill(address);
const subscribe = ({ page }: Walker) => page.getByRole('button', { name: 'Subscribe', exact: true }).click();

/** Scrolls window by window to the end of the page, which grows as sections load. */
async function scrollToEnd({ page }: Walker): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(async () => {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      // Intersection observers are called between two frames.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  await expect.poll(isAtEnd, { intervals: [50] }).toBe(true);
}

walk('the home page with header and footer', 'visitor', [
  {
    spec: '2, top navigation; 2, footer',
    title: 'header and footer for a visitor',
    go: async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
    },
    texts: [
      'GameGeek',
      'Home',
      'AI Models',
      'Games',
      'Leaderboards',
      'About',
      'Login',
      'Sign Up',
      'Quick Links',
      'About Us',
      'Resources',
      'Privacy Policy',
      'Terms & Conditions',
      'FAQ',
      'Help Center',
      'API Documentation',
      'Cookie Policy',
      '©',
    ],
  },
  {
    spec: '2, home page; 9, launch promotion',
    title: 'banner and hero of the home page',
    texts: [
      'The first 50 developers to list games get 3 months of premium visibility at no cost.',
      'Where AI & Gamers Unite',
      'Game Geek Community',
      'Join the Fun',
      'Share Your Passion',
      'AI-Powered Fun',
      'Discover Games',
      'Submit Your Game',
    ],
  },
  {
    spec: '2, home page',
    title: 'sections of the home page below the hero',
    go: scrollToEnd,
    texts: [
      'List Your Games',
      'Submit a Game',
      'Build Your Profile',
      'View Profile',
      'Gain Insights',
      'Explore Models',
      'Discover Games',
      'Browse Games',
      'Join Discussions',
      'Track Progress',
      'View Leaderboard',
      'Featured AI Models',
      'Evolution Timeline',
      'View All AI Models',
      'View Games',
      'Featured Games',
      'View All Games',
      'Global Leaderboards',
      'Trending Games',
      'Top Players',
      'View Full Leaderboard',
      'Sign Up Now',
      'Already playing?',
    ],
  },
  {
    spec: '5, newsletter; 8, newsletter',
    title: 'the newsletter form with an invalid address',
    go: async (walker) => {
      await email(walker, 'nowhere');
      await subscribe(walker);
    },
    texts: ['Please enter a valid email address.'],
  },
  {
    spec: '8, newsletter',
    title: 'the newsletter form after a network failure',
    go: async (walker) => {
      await answer(walker.page, /\/api\/newsletter\/subscribe$/, 'network error');
      await email(walker, 'spec@example.org');
      await subscribe(walker);
    },
    texts: ['Network error. Please try again later.'],
  },
  {
    spec: '8, newsletter',
    title: 'the newsletter form after an empty error response',
    go: async (walker) => {
      stopAnswering(walker.page, /\/api\/newsletter\/subscribe$/);
      await answer(walker.page, /\/api\/newsletter\/subscribe$/, { status: 500, body: '' }, 'POST');
      await subscribe(walker);
    },
    texts: ['Subscription failed.'],
  },
  {
    spec: '4, newsletter form',
    title: 'the newsletter form after subscribing',
    go: async (walker) => {
      stopAnswering(walker.page, /\/api\/newsletter\/subscribe$/);
      await email(walker, `spec-${crypto.randomUUID().slice(0, 8)}@example.org`);
      await subscribe(walker);
    },
    texts: ['Subscribed!'],
  },
  {
    spec: '2, route table',
    title: 'an unknown address',
    go: ({ page }) => page.goto('/no/such/page'),
    texts: ['Page Not Found', 'This page rage-quit before you arrived.'],
  },
  {
    spec: '2, about; 1, claims',
    title: 'the about page',
    go: ({ page }) => page.goto('/about'),
    texts: [
      'Our mission',
      '20+',
      'AI models',
      '100+',
      'games',
      '10k+',
      'players',
      'Weekly',
      'contests',
      'AI in games, step by step',
      'The team',
      'Contact Us',
      'Other Projects',
      'Sign Up Now',
      'Browse Games',
    ],
  },
  {
    spec: '2, about, privacy, terms; 9',
    title: 'the terms',
    go: ({ page }) => page.goto('/terms'),
    texts: ['30 days', 'Privacy Policy', 'Home'],
  },
  {
    spec: '2, about, privacy, terms; 9',
    title: 'the privacy policy',
    go: ({ page }) => page.goto('/privacy'),
    texts: ['13', 'Terms & Conditions', 'Home'],
  },
]);

walk('header and footer for a member', 'member', [
  {
    spec: '2, home page',
    title: 'the end of the home page for a member',
    go: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    },
    texts: ['Continue your journey', 'Browse Games'],
  },
  {
    spec: '2, top navigation',
    title: 'the account menu',
    go: ({ page, player }) => page.getByRole('button', { name: player.user.username }).click(),
    texts: ['My Account', 'Profile', 'My Scores', 'Logout'],
  },
  {
    spec: '4, authentication',
    title: 'a logout without an answer of the server',
    go: async ({ page }) => {
      await answer(page, /\/api\/auth\/logout$/, 'network error');
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    texts: ['Success', 'Logged out successfully'],
  },
  {
    spec: '2, top navigation',
    title: 'the menu on phones',
    go: async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
    },
    texts: ['Home', 'AI Models', 'Games', 'Leaderboards', 'About', 'API'],
  },
]);
