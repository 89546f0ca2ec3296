import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from '@jest/globals';
import type { Picture } from '@gamegeek/arcade/pictures/picture.js';
import fc from 'fast-check';
import { CARD_SIZE, cardSvg, runCardSvg, type CardFacts, type RunCardFacts } from './card-svg.js';
import { FALLBACK_FONT, fitText, SITE_FONT } from './card-text.js';

const FACTS: CardFacts = {
  gameId: 7,
  gameName: 'Gem Snake',
  isPlayable: true,
  cover: undefined,
  top: [
    { rank: 1, username: 'ada', score: '1,234,567' },
    { rank: 2, username: 'bob', score: '900' },
    { rank: 3, username: 'carol', score: '1' },
    { rank: 4, username: 'dave', score: '1' },
  ],
};

const RUN: RunCardFacts = {
  gameId: 7,
  gameName: 'Gem Snake',
  cover: undefined,
  username: 'ada',
  score: '12,340',
  end: undefined,
};

/** Wider than high. */
const END: Picture = {
  width: 200,
  height: 100,
  shapes: [
    { kind: 'rect', x: 1, y: 2, width: 30, height: 40, color: '#112233' },
    { kind: 'circle', x: 50, y: 60, radius: 7, color: '#445566' },
    { kind: 'text', x: 80, y: 40, size: 16, text: 'R&D', color: '#778899' },
    {
      kind: 'pixels',
      x: 100,
      y: 10,
      dot: 2,
      rows: ['.aab', 'a.a'],
      colors: { a: '#aabbcc', b: '#ddeeff', c: '#000000' },
    },
  ],
};

/** The visible texts of a card, in order. */
function textsOf(svg: string): string[] {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? ''),
  );
}

const shapeOf = (svg: string) => new Set([...svg.matchAll(/<\/?[a-z]+/gi)].map(([start]) => start));

describe('the card of a game', () => {
  it('shows the name of the game, its three leaders with their scores, and where to play it', () => {
    expect(textsOf(cardSvg(FACTS))).toEqual([
      'Gem Snake',
      ...['1', 'ada', '1,234,567'],
      ...['2', 'bob', '900'],
      ...['3', 'carol', '1'],
      'Play at GameGeek',
    ]);
  });

  it('says that there are no scores yet for an empty board', () => {
    const texts = textsOf(cardSvg({ ...FACTS, top: [] }));
    expect(texts.join(' ')).toBe('Gem Snake No scores yet. Be the first. Play at GameGeek');
  });

  it('does not invite to a game that cannot be played', () => {
    const texts = textsOf(cardSvg({ ...FACTS, isPlayable: false, top: [] }));
    expect(texts.join(' ')).toBe('Gem Snake Coming. On GameGeek');
  });

  it('shows the cover of the game, or a pattern derived from its id if it has none', () => {
    expect(cardSvg({ ...FACTS, cover: 'data:image/png;base64,AA' })).toContain('href="data:image/png;base64,AA"');
    const [one, same, other] = [FACTS, FACTS, { ...FACTS, gameId: 8 }].map(cardSvg);
    expect(one).not.toContain('<image');
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  it('contains no other elements with hostile names, and can be rendered', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc
        .array(fc.constantFrom('<', '>', '"', "'", '&', ']]>', '<script>', '&#0;', '\ud800', '\u202e', '\0', '蛇', 'م'))
        .map((parts) => parts.join('')),
    );
    const plain = new Set([...shapeOf(cardSvg(FACTS)), ...shapeOf(runCardSvg({ ...RUN, end: END }))]);
    const score = '9,007,199,254,740,991';
    fc.assert(
      fc.property(hostile, hostile, (gameName, username) => {
        const svg = cardSvg({ ...FACTS, gameName, top: [{ rank: 1, username, score }] });
        const runs = [undefined, END].map((end) => runCardSvg({ ...RUN, gameName, username, score, end }));
        for (const card of [svg, ...runs]) {
          expect(plain).toEqual(new Set([...plain, ...shapeOf(card)]));
          expect(textsOf(card)).toContain(score);
        }
        const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
        expect({ width, height }).toEqual(CARD_SIZE);
      }),
    );
  });
});

describe('the card of a run', () => {
  it('shows the name of the game, its player with the score, and where to watch it', () => {
    expect(textsOf(runCardSvg(RUN))).toEqual(['Gem Snake', 'ada', '12,340', 'Watch at GameGeek']);
  });

  it('shows the cover of the game, or its pattern', () => {
    expect(runCardSvg({ ...RUN, cover: 'data:image/png;base64,AA' })).toContain('href="data:image/png;base64,AA"');
    expect(runCardSvg(RUN)).not.toContain('<image');
  });

  it('shows the end of the run in place of the cover, as large as fits, beside the texts', () => {
    const svg = runCardSvg({ ...RUN, cover: 'data:image/png;base64,AA', end: END });
    expect(svg).not.toContain('<image');
    expect(svg).toContain('<svg x="48" y="160" width="600" height="300" viewBox="0 0 200 100">');
    const high = runCardSvg({ ...RUN, end: { ...END, width: 100, height: 200 } });
    expect(high).toContain('<svg x="48" y="44" width="266" height="532" viewBox="0 0 100 200">');
    for (const [card, right] of [
      [svg, 648],
      [high, 314],
    ] as const) {
      // prettier-ignore
      expect(textsOf(card)).toEqual(['R&D', 'Gem Snake', 'ada', '12,340', 'Watch at GameGeek']);
      const lefts = [...card.matchAll(/<text x="([\d.]+)"[^>]* text-anchor="start"/g)].map(([, x]) => Number(x));
      expect(Math.min(...lefts)).toBeGreaterThan(right);
    }
  });

  it('draws each shape of the end, with dots beside each other as one', () => {
    const svg = runCardSvg({ ...RUN, end: END });
    expect(svg).toContain('<rect x="1" y="2" width="30" height="40" fill="#112233"');
    expect(svg).toContain('<circle cx="50" cy="60" r="7" fill="#445566"/>');
    expect(svg).toMatch(/<text [^>]*font-size="16" fill="#778899" text-anchor="middle">R&amp;D</);
    expect(svg).toContain('<path d="M102 10h4v2h-4zM100 12h2v2h-2zM104 12h2v2h-2z" fill="#aabbcc"');
    expect(svg).toContain('<path d="M106 10h2v2h-2z" fill="#ddeeff"');
    expect(svg).not.toContain('#000000');
  });
});

describe('fitted text', () => {
  const space = { width: 480, lines: 2, sizes: [48, 24] };

  it('has the largest size in which it fits', () => {
    expect(fitText('Gem Snake', space)).toEqual({ lines: ['Gem Snake'], size: 48, font: SITE_FONT });
    expect(fitText('A game of many words', space)).toMatchObject({ lines: ['A game of many', 'words'], size: 48 });
    expect(fitText('A game of many, many words', space)).toMatchObject({ size: 24 });
  });

  it('is truncated in the smallest size if it fits in none', () => {
    const { lines, size } = fitText('word '.repeat(40), space);
    expect([lines.length, size]).toEqual([2, 24]);
    expect(lines.at(-1)).toMatch(/^word .*\.\.\.$/);
    expect(fitText('W'.repeat(200), space).lines.join('')).toMatch(/^W{40,}\.\.\.$/);
  });

  it('uses the fallback font for other scripts, and is truncated between whole characters', () => {
    expect(fitText('蛇遊戲', space)).toEqual({ lines: ['蛇遊戲'], size: 48, font: FALLBACK_FONT });
    const cut = fitText('👩‍👩‍👧'.repeat(100), space).lines.join('');
    expect(cut).toMatch(/^(👩‍👩‍👧)+\.\.\.$/);
  });

  it('contains no control characters and none that change the text direction', () => {
    expect(fitText(' a\u202eb\0c\n\td\ud800 ', space).lines).toEqual(['a b c d\ufffd']);
  });
});
