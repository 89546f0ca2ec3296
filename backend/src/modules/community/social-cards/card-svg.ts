import type { Picture } from '@gamegeek/arcade/pictures/picture.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { escapeMarkup } from '../../../core/web/escape.js';
import { fitText, type FittedText } from './card-text.js';
import { pictureSvg, type Box } from './picture-svg.js';

/** What each card shows of a game. Names are not escaped. */
interface ShownGame {
  gameId: number;
  gameName: string;
  /** Data URL of the cover; without one, the card shows a pattern. */
  cover: string | undefined;
}

/** The content of the card of a game. */
export interface CardFacts extends ShownGame {
  isPlayable: boolean;
  /** Scores as the board shows them. */
  top: readonly { rank: number; username: string; score: string }[];
}

/** The content of the card of a recorded run. */
export interface RunCardFacts extends ShownGame {
  username: string;
  /** As the board shows it. */
  score: string;
  /** What it has ended with, shown in place of the cover. */
  end: Picture | undefined;
}

/** The size that link previews expect. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Fainter than in the theme, because texts are on it. */
const GRID = '#141b31';
const MEDALS = [dark.gold, dark.silver, dark.bronze];

const MARGIN = 64;
/** Where the cover is. */
export const COVER = { x: MARGIN, y: 216, width: 480, height: 270 };
const ROWS = { x: 600, y: 216, width: CARD_SIZE.width - 600 - MARGIN, height: 90 };
const NAME_IN_ROW = { width: ROWS.width - 88, lines: 1, sizes: [32, 28, 24, 20] };
const SCORE_IN_ROW = { width: ROWS.width - 88, lines: 1, sizes: [30, 26] };
const TITLE = { width: CARD_SIZE.width - 2 * MARGIN, lines: 2, sizes: [72, 60, 48] };
/** Where the end of a run is, at most. */
const END = { x: 48, y: 44, width: 600, height: 532 };
const TITLE_OF_RUN = [60, 48, 40, 32];
/** From one line to the next, in font sizes. */
const LINE = 1.1;

/** Draws the preview image of links to a game. */
export function cardSvg({ isPlayable, top, ...game }: CardFacts): string {
  const rows = top.length === 0 ? emptyBoard(isPlayable) : top.slice(0, MEDALS.length).map(rowOf).join('');
  return drawCard(game, rows, isPlayable ? 'Play at GameGeek' : 'On GameGeek');
}

/** Draws the preview image of links to a recorded run. */
export function runCardSvg({ username, score, end, ...game }: RunCardFacts): string {
  const call = 'Watch at GameGeek';
  if (!end) return drawCard(game, playerOf({ username, score }, { ...ROWS, y: ROWS.y + 76 }), call);
  const scale = Math.min(END.width / end.width, END.height / end.height);
  const [width, height] = [end.width * scale, end.height * scale];
  const x = END.x + width + MARGIN;
  const beside = { x, width: CARD_SIZE.width - MARGIN - x };
  const title = fitText(game.gameName, { width: beside.width, lines: 2, sizes: TITLE_OF_RUN });
  return drawSheet([
    pictureSvg(end, { x: END.x, y: END.y + (END.height - height) / 2, width, height }),
    linesOf(title, { x, y: END.y + title.size, color: dark.text }),
    playerOf({ username, score }, { ...beside, y: 324 }),
    footer(call, beside),
  ]);
}

/** The name of a player from a line on, and the score below it. */
function playerOf(
  { username, score }: Pick<RunCardFacts, 'username' | 'score'>,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const name = fitText(username, { width, lines: 2, sizes: [44, 36, 28, 24] });
  const points = fitText(score, { width, lines: 1, sizes: [72, 60, 48, 36, 28] });
  const below = y + (name.lines.length - 1) * name.size * LINE + points.size + 24;
  return linesOf(name, { x, y, color: dark.text }) + linesOf(points, { x, y: below, color: dark.accent });
}

/** The name and the cover of the game, with `content` beside the cover and the call to action below it. */
function drawCard({ gameId, gameName, cover }: ShownGame, content: string, call: string): string {
  const title = fitText(gameName, TITLE);
  const first = 124 - ((title.lines.length - 1) * title.size * LINE) / 2 + title.size * 0.3;
  return drawSheet([
    linesOf(title, { x: MARGIN, y: first, color: dark.text }),
    cover === undefined ? pattern(gameId) : picture(cover),
    content,
    footer(call, { x: MARGIN, width: 600 }),
  ]);
}

function drawSheet(content: readonly string[]): string {
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><pattern id="grid" width="42" height="42" patternUnits="userSpaceOnUse"><path d="M0 0h42M0 0v42" stroke="${GRID}" stroke-width="2"/></pattern>`,
    `<linearGradient id="foot"><stop stop-color="${dark.accent}"/><stop offset=".6" stop-color="${dark.second}"/><stop offset="1" stop-color="${dark.record}"/></linearGradient></defs>`,
    rect({ x: 0, y: 0, width, height }, dark.ground),
    rect({ x: 0, y: 0, width, height }, 'url(#grid)'),
    ...content,
    rect({ x: 0, y: height - 10, width, height: 10 }, 'url(#foot)'),
    '</svg>',
  ].join('');
}

function rowOf({ rank, username, score }: CardFacts['top'][number], index: number): string {
  const { x, y, height } = ROWS;
  const top = y + index * height;
  const name = fitText(username, NAME_IN_ROW);
  const points = fitText(score, SCORE_IN_ROW);
  const numeral = fitText(String(rank), { width: 60, lines: 1, sizes: [36] });
  return [
    rect({ x, y: top + 6, width: 60, height: 60 }, MEDALS[Math.min(rank, 3) - 1] ?? dark.surface),
    textOf(numeral.lines[0] ?? '', numeral, { x: x + 31, y: top + 48, color: dark.engraved, anchor: 'middle' }),
    textOf(name.lines[0] ?? '', name, { x: x + 84, y: top + 28, color: dark.text }),
    textOf(points.lines[0] ?? '', points, { x: x + 84, y: top + 64, color: dark.accent }),
  ].join('');
}

function emptyBoard(isPlayable: boolean): string {
  const words = fitText(isPlayable ? 'No scores yet. Be the first.' : 'Coming.', {
    width: ROWS.width,
    lines: 2,
    sizes: [36],
  });
  return words.lines
    .map((line, index) => textOf(line, words, { x: ROWS.x, y: ROWS.y + 120 + index * 48, color: dark.textMuted }))
    .join('');
}

function footer(text: string, { x, width }: { x: number; width: number }): string {
  const call = fitText(text, { width: width - 28, lines: 1, sizes: [34, 28, 24] });
  return [
    rect({ x, y: 524, width: 8, height: 44 }, dark.accent),
    textOf(call.lines[0] ?? '', call, { x: x + 28, y: 558, color: dark.accent }),
  ].join('');
}

/** Not smoothed, because covers of the arcade are pixel art. */
function picture(address: string): string {
  const { x, y, width, height } = COVER;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" image-rendering="optimizeSpeed" href="${escapeMarkup(address)}"/>`;
}

/** A symmetric pattern of blocks, derived from the game id. */
function pattern(gameId: number): string {
  const [columns, rows, block] = [9, 7, 34];
  const left = COVER.x + (COVER.width - columns * block) / 2;
  const top = COVER.y + (COVER.height - rows * block) / 2;
  const blocks: string[] = [rect(COVER, dark.surface)];
  let bits = Math.imul(gameId, 2_654_435_761) >>> 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column <= columns >> 1; column += 1) {
      bits = (Math.imul(bits, 1_664_525) + 1_013_904_223) >>> 0;
      const kind = bits >>> 29;
      if (kind < 3) continue;
      const color = kind === 7 ? dark.second : dark.accent;
      for (const at of new Set([column, columns - 1 - column])) {
        blocks.push(rect({ x: left + at * block, y: top + row * block, width: block, height: block }, color));
      }
    }
  }
  return blocks.join('');
}

interface Place {
  x: number;
  y: number;
  color: string;
  anchor?: 'start' | 'middle';
}

function linesOf(text: FittedText, place: Place): string {
  return text.lines
    .map((line, index) => textOf(line, text, { ...place, y: place.y + index * text.size * LINE }))
    .join('');
}

function textOf(text: string, { size, font }: FittedText, { x, y, color, anchor = 'start' }: Place): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${color}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}

function rect(box: Box, color: string): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${color}"/>`;
}
