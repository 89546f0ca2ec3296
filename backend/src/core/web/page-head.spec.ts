import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginningOf, type PageContent } from './page-content.js';
import { pageHead } from './page-head.js';
import { pageTemplate } from './page-template.js';

const SITE = 'https://games.example';
const CONTENT = {
  title: 'Neon Maze',
  description: 'Find the way out.',
  path: '/games/7',
  above: [{ title: 'Games', path: '/games' }],
  thing: () => ({ '@type': 'VideoGame', genre: ['Puzzle'] }),
};

function headOf(content: Partial<PageContent> = {}, state: { status?: 200 | 404; isListed?: boolean } = {}): string {
  return pageHead(
    { status: 200, kind: '/games/:id', name: '7', isListed: true, ...state, content: { ...CONTENT, ...content } },
    SITE,
    'bm9uY2U=',
  );
}

/** The values of attributes as a browser parses them. */
function unescaped(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');
}

function tag(head: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(head) ?? [];
  return value === undefined ? undefined : unescaped(value);
}

function structured(head: string): { '@graph': Record<string, unknown>[] } {
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(head) ?? [];
  return JSON.parse(json);
}

describe('pageHead', () => {
  it('contains title, canonical URL and social card', () => {
    const head = headOf({ imageUrl: 'https://pictures.example/maze.png' });
    expect(head).toContain('<title>Neon Maze</title>');
    expect(tag(head, 'canonical')).toBe('https://games.example/games/7');
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(tag(head, name)).toBe('Find the way out.');
    }
    for (const name of ['og:title', 'twitter:title', 'og:image:alt']) expect(tag(head, name)).toBe('Neon Maze');
    for (const name of ['og:image', 'twitter:image']) expect(tag(head, name)).toBe('https://pictures.example/maze.png');
    expect(tag(head, 'og:url')).toBe('https://games.example/games/7');
    expect(tag(head, 'twitter:card')).toBe('summary_large_image');
    expect(tag(head, 'robots')).toBeUndefined();
  });

  it('uses the card drawn for the page instead of its picture, with size and description', () => {
    const card = { path: '/api/games/7/card.png?v=a&b', alt: 'Neon "Maze". Top scores: 1. ada, 5' };
    const head = headOf({ imageUrl: 'https://pictures.example/maze.png', card });
    for (const name of ['og:image', 'twitter:image']) {
      expect(tag(head, name)).toBe('https://games.example/api/games/7/card.png?v=a&b');
    }
    for (const name of ['og:image:alt', 'twitter:image:alt']) expect(tag(head, name)).toBe(card.alt);
    expect([tag(head, 'og:image:width'), tag(head, 'og:image:height')]).toEqual(['1200', '630']);
    expect(structured(head)['@graph'][0]).toMatchObject({ image: 'https://pictures.example/maze.png' });
  });

  it('contains structured data and breadcrumbs', () => {
    expect(structured(headOf())['@graph']).toEqual([
      {
        '@type': 'VideoGame',
        name: 'Neon Maze',
        description: 'Find the way out.',
        url: 'https://games.example/games/7',
        genre: ['Puzzle'],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://games.example/' },
          { '@type': 'ListItem', position: 2, name: 'Games', item: 'https://games.example/games' },
          { '@type': 'ListItem', position: 3, name: 'Neon Maze', item: 'https://games.example/games/7' },
        ],
      },
    ]);
    expect(structured(headOf({ path: '/', above: [] }))['@graph']).toEqual([
      { '@type': 'WebSite', name: 'GameGeek', url: 'https://games.example/', description: 'Find the way out.' },
    ]);
  });

  it('uses absolute URLs for images of this site', () => {
    expect(tag(headOf({ imageUrl: '/arcade/maze-cover.png' }), 'og:image')).toBe(
      'https://games.example/arcade/maze-cover.png',
    );
  });

  it.each([
    null,
    '//pictures.example/a.png',
    'http://pictures.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'no address',
  ])('uses the site’s card instead of the picture %s', (imageUrl) => {
    const head = headOf({ imageUrl });
    expect(tag(head, 'og:image')).toBe('https://games.example/social-card.png');
    expect(tag(head, 'twitter:image')).toBe('https://games.example/social-card.png');
    expect(tag(head, 'og:image:width')).toBe('1200');
    expect(structured(head)['@graph'][0]).not.toHaveProperty('image');
  });

  it('excludes unknown and private pages from search engines', () => {
    const nowhere = headOf({}, { status: 404, isListed: false });
    expect(tag(nowhere, 'robots')).toBe('noindex');
    expect(tag(nowhere, 'canonical')).toBeUndefined();
    expect(nowhere).not.toContain('<script');
    const own = headOf({}, { isListed: false });
    expect(tag(own, 'robots')).toBe('noindex');
    expect(tag(own, 'canonical')).toBe('https://games.example/games/7');
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          ...['<', '>', '"', "'", '&', '`', '=', '/', '\\', '--', '<!--', '-->', ']]>', '$&', '$1', '\n', '\u2028'],
          ...['</title>', '</script>', '<script>', '<svg onload=alert(1)>', '__CSP_NONCE__', '<!-- page-head -->', 'x'],
        ),
      )
      .map((parts) => parts.join('')),
  );

  it('escapes all texts of users', () => {
    const plain = headOf().replaceAll(/>[^<]*</g, '><');
    const shape = (head: string) => [...head.matchAll(/<\/?[a-z!-]+/gi)].map(([start]) => start);
    fc.assert(
      fc.property(hostile, hostile, (title, description) => {
        const head = headOf({ title, description, thing: () => ({ '@type': 'VideoGame', genre: [title] }) });
        expect(shape(head)).toEqual(shape(plain));
        expect(tag(head, 'og:title')).toBe(title);
        expect(tag(head, 'og:description')).toBe(description);
        expect(structured(head)['@graph'][0]).toMatchObject({ name: title, description, genre: [title] });
        const [, written = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
        expect(unescaped(written)).toBe(title);
      }),
    );
  });

  it('is inserted unchanged into the page for any text', () => {
    const fill = pageTemplate(
      '<html lang="en"><meta content="__CSP_NONCE__"><!-- page-head -->\n<title>GameGeek</title>\n<!-- /page-head --><p>__CSP_NONCE__</p></head><div id="root"></div>',
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (head, headEnd, root) => {
        const filled = `<html lang="de"><meta content="abc">${head}<p>abc</p>${headEnd}</head><div id="root">${root}</div>`;
        expect(fill({ head, headEnd, root, language: 'de', nonce: 'abc' })).toBe(filled);
      }),
    );
    const anything = { head: 'any', headEnd: 'thing', root: 'at all', language: 'de', nonce: 'abc' };
    expect(pageTemplate('<title>GameGeek</title>')(anything)).toBe('<title>GameGeek</title>');
  });
});

describe('beginningOf', () => {
  it('returns a short text on one line', () => {
    expect(beginningOf(' One\n\n two\t three ')).toBe('One two three');
  });

  it('cuts between words and never within a character', () => {
    const cut = beginningOf('a word '.repeat(100));
    expect(cut).toMatch(/^a word .*(a|word)…$/);
    expect(Array.from(cut).length).toBeLessThanOrEqual(200);
    expect(beginningOf('👾'.repeat(300))).toBe(`${'👾'.repeat(199)}…`);
  });
});
