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
    at: 'around every page, for a visitor',
    go: async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
    },
    says: [
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
    at: 'the banner and the hero',
    says: [
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
    at: 'the sections below, as far as one scrolls',
    go: scrollToEnd,
    says: [
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
    at: 'the newsletter with an address that is none',
    go: async (walker) => {
      await email(walker, 'nowhere');
      await subscribe(walker);
    },
    says: ['Please enter a valid email address.'],
  },
  {
    spec: '8, newsletter',
    at: 'the newsletter when the network is away',
    go: async (walker) => {
      await answer(walker.page, /\/api\/newsletter\/subscribe$/, 'network error');
      await email(walker, 'spec@example.org');
      await subscribe(walker);
    },
    says: ['Network error. Please try again later.'],
  },
  {
    spec: '8, newsletter',
    at: 'the newsletter when the server fails without a word',
    go: async (walker) => {
      stopAnswering(walker.page, /\/api\/newsletter\/subscribe$/);
      await answer(walker.page, /\/api\/newsletter\/subscribe$/, { status: 500, body: '' }, 'POST');
      await subscribe(walker);
    },
    says: ['Subscription failed.'],
  },
  {
    spec: '4, newsletter form',
    at: 'the newsletter, subscribed',
    go: async (walker) => {
      stopAnswering(walker.page, /\/api\/newsletter\/subscribe$/);
      await email(walker, `spec-${crypto.randomUUID().slice(0, 8)}@example.org`);
      await subscribe(walker);
    },
    says: ['Subscribed!'],
  },
  {
    spec: '2, route table',
    at: 'an address that leads nowhere',
    go: ({ page }) => page.goto('/no/such/page'),
    says: ['Page Not Found', 'This page rage-quit before you arrived.'],
  },
  {
    spec: '2, about; 1, claims',
    at: 'the about page',
    go: ({ page }) => page.goto('/about'),
    says: [
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
    at: 'the terms',
    go: ({ page }) => page.goto('/terms'),
    says: ['30 days', 'Privacy Policy', 'Home'],
  },
  {
    spec: '2, about, privacy, terms; 9',
    at: 'the privacy policy',
    go: ({ page }) => page.goto('/privacy'),
    says: ['13', 'Terms & Conditions', 'Home'],
  },
]);

walk('header and footer for a member', 'member', [
  {
    spec: '2, home page',
    at: 'the closing call',
    go: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    },
    says: ['Continue your journey', 'Browse Games'],
  },
  {
    spec: '2, top navigation',
    at: 'the account menu',
    go: ({ page, player }) => page.getByRole('button', { name: player.user.username }).click(),
    says: ['My Account', 'Profile', 'My Scores', 'Logout'],
  },
  {
    spec: '4, authentication',
    at: 'after a logout that the server does not answer',
    go: async ({ page }) => {
      await answer(page, /\/api\/auth\/logout$/, 'network error');
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    says: ['Success', 'Logged out successfully'],
  },
  {
    spec: '2, top navigation',
    at: 'the menu of a phone',
    go: async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
    },
    says: ['Home', 'AI Models', 'Games', 'Leaderboards', 'About', 'API'],
  },
]);
