import { SITE_PAGES } from './pages.js';

/** Resources of pages, which search engines that run scripts must be able to load. */
const READ_BY_PAGES = [
  '/api/games',
  '/api/leaderboard',
  '/api/model-versions',
  '/api/models',
  '/api/openapi.json',
  '/api/users/',
];
const OWN = ['/api/', '/health/', '/metrics', '/socket.io/'];

/** Allows search engines everything except personal pages. */
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
