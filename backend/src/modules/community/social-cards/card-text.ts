/** The two fonts of a card: the site's own, and one that has a glyph for nearly every character of every script. */
export const SITE_FONT = 'Silkscreen';
export const FALLBACK_FONT = 'UnifontExMono';

export interface FittedText {
  lines: string[];
  size: number;
  font: string;
}

interface Space {
  width: number;
  lines: number;
  /** Font sizes to choose from, the largest first. */
  sizes: readonly number[];
}

/** Silkscreen has these characters; it draws letters as capitals. */
const IN_SITE_FONT = /^[\u0020-\u007e\u00a1-\u00ff]*$/;
/** What XML does not allow, and what turns the direction of a text around. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;
const ELLIPSIS = '...';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text in the largest size in which it fits; cut at its end where it fits in none. */
export function fitText(raw: string, { width, lines: most, sizes }: Space): FittedText {
  const text = raw.toWellFormed().replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim();
  const font = IN_SITE_FONT.test(text) ? SITE_FONT : FALLBACK_FONT;
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const lines = wrap(text, width / size, font);
    if (lines.length <= most) return { lines, size, font };
  }
  const lines = wrap(text, width / smallest, font);
  const last = lines.slice(most - 1).join(' ');
  return { lines: [...lines.slice(0, most - 1), cut(last, width / smallest, font)], size: smallest, font };
}

/** Breaks between words, and within those that are longer than a line. The width is in units of the font's size. */
function wrap(text: string, width: number, font: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => piecesOf(long, width, font))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, font) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function piecesOf(word: string, width: number, font: string): string[] {
  const pieces: string[] = [];
  let rest = word;
  while (widthOf(rest, font) > width) {
    const piece = beginning(rest, width, font);
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return [...pieces, rest];
}

function cut(text: string, width: number, font: string): string {
  return `${beginning(text, width - widthOf(ELLIPSIS, font), font).trimEnd()}${ELLIPSIS}`;
}

/** As many whole characters as fit, at least one. */
function beginning(text: string, width: number, font: string): string {
  let end = 0;
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment, font);
    if (used > width && end > 0) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** Advances of Silkscreen in eighths of its size; those of all other characters are 6. */
const EIGHTHS: readonly [characters: RegExp, eighths: number][] = [
  [/[!'.:Ii|¡¦·ÌÍÎÏìíîï]/, 3],
  [/[ (),;[\]`´¸¹]/, 4],
  [/["\-/1<=>EFLTZ\\^efltz{}¢¨ª°²³ºÈÉÊË×Þèéêë÷þ]/, 5],
  [/[#%*+@MNVWXYmnvwxy¤¥«±¶»ÆÐÑØÝæðñøýÿ]/, 7],
  [/[©®¼½¾]/, 10],
];

/** The width of a text in units of the font's size. In the fallback font characters take half a size, or all of it. */
function widthOf(text: string, font: string): number {
  let width = 0;
  for (const character of text) {
    if (font === FALLBACK_FONT) width += character < '\u0300' ? 0.5 : 1;
    else width += (EIGHTHS.find(([characters]) => characters.test(character))?.[1] ?? 6) / 8;
  }
  return width;
}
