import { SITE_PAGES } from './pages.js';

/** What open pages are made of: a search engine that runs them has to be let in there. */
const READ_BY_PAGES = [
  '/api/games',
  '/api/leaderboard',
  '/api/model-versions',
  '/api/models',
  '/api/openapi.json',
  '/api/users/',
];
const OWN = ['/api/', '/health/', '/metrics', '/socket.io/'];

/** Everything is open to search engines but what is about whoever looks at it. */
export function robotsTxt(publicUrl: string): string {
  const unlisted = SITE_PAGES.filter((page) => page.unlisted).map(({ path }) => path.replace(/:\w+/, '*'));
  const besideTheApi = SITE_PAGES.map(({ path }) => path).filter((path) => path.startsWith('/api/'));
  return [
    'User-agent: *',
    ...[...READ_BY_PAGES, ...besideTheApi].map((path) => `Allow: ${path}`),
    ...[...OWN, ...unlisted].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
