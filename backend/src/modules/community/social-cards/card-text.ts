/** The font of the site, and a fallback with glyphs for nearly all scripts. */
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
  /** Font sizes, largest first. */
  sizes: readonly number[];
}

/** The characters of Silkscreen. */
const IN_SITE_FONT = /^[\u0020-\u007e\u00a1-\u00ff]*$/;
/** Characters that XML forbids, and those that change the direction of text. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;
const ELLIPSIS = '...';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the text in the largest size in which it fits; truncated if it fits in none. */
export function fitText(raw: string, { width, lines: maxLines, sizes }: Space): FittedText {
  const text = raw.toWellFormed().replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim();
  const font = IN_SITE_FONT.test(text) ? SITE_FONT : FALLBACK_FONT;
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const lines = wrap(text, width / size, font);
    if (lines.length <= maxLines) return { lines, size, font };
  }
  const lines = wrap(text, width / smallest, font);
  const last = lines.slice(maxLines - 1).join(' ');
  return { lines: [...lines.slice(0, maxLines - 1), cut(last, width / smallest, font)], size: smallest, font };
}

/** Breaks lines between words, and within words that are longer than a line. Widths are in units of the font size. */
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

/** Returns as many whole characters as fit, at least one. */
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

/** Advance widths of Silkscreen in eighths of the font size; 6 for all other characters. */
const EIGHTHS: readonly [characters: RegExp, eighths: number][] = [
  [/[!'.:Ii|¡¦·ÌÍÎÏìíîï]/, 3],
  [/[ (),;[\]`´¸¹]/, 4],
  [/["\-/1<=>EFLTZ\\^efltz{}¢¨ª°²³ºÈÉÊË×Þèéêë÷þ]/, 5],
  [/[#%*+@MNVWXYmnvwxy¤¥«±¶»ÆÐÑØÝæðñøýÿ]/, 7],
  [/[©®¼½¾]/, 10],
];

/** Returns the width in units of the font size. Characters of the fallback font are half or full width. */
function widthOf(text: string, font: string): number {
  let width = 0;
  for (const character of text) {
    if (font === FALLBACK_FONT) width += character < '\u0300' ? 0.5 : 1;
    else width += (EIGHTHS.find(([characters]) => characters.test(character))?.[1] ?? 6) / 8;
  }
  return width;
}
