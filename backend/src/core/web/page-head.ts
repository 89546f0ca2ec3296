import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import { escapeJson, escapeMarkup } from './escape.js';
import type { FoundPage } from './site-pages.service.js';

const SITE_NAME = 'GameGeek';
/** For pages without an image, and in place of one that cannot be drawn; drawn by scripts/draw-social-card.mjs. */
export const SOCIAL_CARD = { path: '/social-card.png', alt: 'GameGeek: Where AI & Gamers Unite' };
/** The site removes these tags on navigation, because they describe the served page. */
const MARK = 'data-served-page';

type Tag = [name: 'meta' | 'link', attributes: Record<string, string>];

const SIZE_OF_SOCIAL_CARD: Tag[] = [
  ['meta', { property: 'og:image:width', content: '1200' }],
  ['meta', { property: 'og:image:height', content: '630' }],
];

/**
 * Tells a page that starts a game that a page of this site has led there. Pages of other sites cannot set the header.
 */
export function openedBySite(site: string | string[] | undefined): string {
  return site === 'same-origin' ? writeTag(['meta', { name: OPENED_BY_SITE, content: 'yes' }]) : '';
}

/**
 * Builds the head for clients that run no scripts: search engines and link previews, which get English. Only the title
 * is shown by browsers; `title` is the escaped one of the page in its language.
 */
export function pageHead(found: FoundPage, publicUrl: string, nonce: string, title?: string): string {
  const { content } = found;
  const url = (path: string) => `${publicUrl}${path}`;
  const tags = [...descriptive(found, url), ...cardOf(content, url)].map(writeTag);
  const data = found.isListed ? [structuredData(content, url, nonce)] : [];
  return [`<title>${title ?? escapeMarkup(content.documentTitle ?? content.title)}</title>`, ...tags, ...data].join(
    '\n    ',
  );
}

type Url = (path: string) => string;
type Content = FoundPage['content'];

function descriptive({ content, status, isListed }: FoundPage, url: Url): Tag[] {
  const tags: Tag[] = [['meta', { name: 'description', content: content.description }]];
  if (status === 200) tags.push(['link', { rel: 'canonical', href: url(content.path) }]);
  if (!isListed) tags.push(['meta', { name: 'robots', content: 'noindex' }]);
  return tags;
}

function cardOf(content: Content, url: Url): Tag[] {
  const { title, description, path } = content;
  const heading = path === '/' ? SOCIAL_CARD.alt : title;
  const { image, alt, size } = imageOf(content, url);
  return [
    ['meta', { property: 'og:site_name', content: SITE_NAME }],
    ['meta', { property: 'og:type', content: path.startsWith('/u/') ? 'profile' : 'website' }],
    ['meta', { property: 'og:title', content: heading }],
    ['meta', { property: 'og:description', content: description }],
    ['meta', { property: 'og:url', content: url(path) }],
    ['meta', { property: 'og:image', content: image }],
    ...size,
    ['meta', { property: 'og:image:alt', content: alt }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'twitter:title', content: heading }],
    ['meta', { name: 'twitter:description', content: description }],
    ['meta', { name: 'twitter:image', content: image }],
    ['meta', { name: 'twitter:image:alt', content: alt }],
  ];
}

/** The card that was drawn for the page, else its own picture, else the site's card. */
function imageOf(content: Content, url: Url): { image: string; alt: string; size: Tag[] } {
  const picture = pictureOf(content, url);
  if (!content.card && picture) return { image: picture, alt: content.title, size: [] };
  const { path, alt } = content.card ?? SOCIAL_CARD;
  return { image: url(path), alt, size: SIZE_OF_SOCIAL_CARD };
}

function structuredData(content: Content, url: Url, nonce: string): string {
  const graph = [...thingOf(content, url), ...trailOf(content, url)];
  const json = escapeJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json" ${MARK} nonce="${nonce}">${json}</script>`;
}

function thingOf(content: Content, url: Url): object[] {
  const { title, description, path, thing } = content;
  const page = { url: url(path), description };
  if (path === '/') return [{ '@type': 'WebSite', name: SITE_NAME, ...page }];
  return [{ '@type': 'WebPage', name: title, ...page, image: pictureOf(content, url), ...thing?.(url) }];
}

/** The home page has no parent. */
function trailOf({ title, path, above = [] }: Content, url: Url): object[] {
  if (path === '/') return [];
  const steps = [{ title: 'Home', path: '/' }, ...above, { title, path }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.title,
        item: url(step.path),
      })),
    },
  ];
}

function writeTag([name, attributes]: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`);
  return `<${name} ${MARK} ${written.join(' ')} />`;
}

/** Previews refuse http images; other schemes are not images. */
function pictureOf({ imageUrl }: Content, url: Url): string | undefined {
  if (imageUrl && /^\/[^/]/.test(imageUrl)) return url(imageUrl);
  const isHttps = imageUrl && URL.canParse(imageUrl) && new URL(imageUrl).protocol === 'https:';
  return isHttps ? imageUrl : undefined;
}
