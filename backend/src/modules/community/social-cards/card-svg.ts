import { escapeMarkup } from '../../../core/web/escape.js';
import { fitText, type FittedText } from './card-text.js';

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
}

/** The size that link previews expect. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Colours of the dark theme, and of the medals. */
const COLOR = {
  ground: '#0c0f1a',
  surface: '#141928',
  grid: '#141b31',
  text: '#eef1f8',
  textMuted: '#a3aecb',
  accent: '#4ff29a',
  onAccent: '#05170d',
  second: '#b79cff',
  engraved: '#1c1405',
  medals: ['#ffc65c', '#c9d3e8', '#e6a373'],
};

const MARGIN = 64;
/** Where the cover is. */
export const COVER = { x: MARGIN, y: 216, width: 480, height: 270 };
const ROWS = { x: 600, y: 216, width: CARD_SIZE.width - 600 - MARGIN, height: 90 };
const NAME_IN_ROW = { width: ROWS.width - 88, lines: 1, sizes: [32, 28, 24, 20] };
const SCORE_IN_ROW = { width: ROWS.width - 88, lines: 1, sizes: [30, 26] };
const NAME_OF_RUN = { width: ROWS.width, lines: 2, sizes: [44, 36, 28, 24] };
const SCORE_OF_RUN = { width: ROWS.width, lines: 1, sizes: [72, 60, 48, 36] };
const TITLE = { width: CARD_SIZE.width - 2 * MARGIN, lines: 2, sizes: [72, 60, 48] };

/** Draws the preview image of links to a game. */
export function cardSvg({ isPlayable, top, ...game }: CardFacts): string {
  const rows = top.length === 0 ? emptyBoard(isPlayable) : top.slice(0, COLOR.medals.length).map(rowOf).join('');
  return drawCard(game, rows, isPlayable ? 'Play at GameGeek' : 'On GameGeek');
}

/** Draws the preview image of links to a recorded run. */
export function runCardSvg({ username, score, ...game }: RunCardFacts): string {
  const name = fitText(username, NAME_OF_RUN);
  const points = fitText(score, SCORE_OF_RUN);
  const lineHeight = name.size * 1.15;
  const first = ROWS.y + 76;
  const texts = name.lines.map((line, index) =>
    textOf(line, name, { x: ROWS.x, y: first + index * lineHeight, color: COLOR.text }),
  );
  const below = first + (name.lines.length - 1) * lineHeight + points.size + 24;
  texts.push(textOf(points.lines[0] ?? '', points, { x: ROWS.x, y: below, color: COLOR.accent }));
  return drawCard(game, texts.join(''), 'Watch at GameGeek');
}

/** The name and the cover of the game, with `content` beside the cover and the call to action below it. */
function drawCard({ gameId, gameName, cover }: ShownGame, content: string, call: string): string {
  const { width, height } = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><pattern id="grid" width="42" height="42" patternUnits="userSpaceOnUse"><path d="M0 0h42M0 0v42" stroke="${COLOR.grid}" stroke-width="2"/></pattern>`,
    '<linearGradient id="foot"><stop stop-color="#4ff29a"/><stop offset=".6" stop-color="#b79cff"/><stop offset="1" stop-color="#ffc65c"/></linearGradient></defs>',
    rect({ x: 0, y: 0, width, height }, COLOR.ground),
    rect({ x: 0, y: 0, width, height }, 'url(#grid)'),
    titleOf(gameName),
    cover === undefined ? pattern(gameId) : picture(cover),
    content,
    footer(call),
    rect({ x: 0, y: height - 10, width, height: 10 }, 'url(#foot)'),
    '</svg>',
  ].join('');
}

function titleOf(name: string): string {
  const fitted = fitText(name, TITLE);
  const lineHeight = fitted.size * 1.05;
  const first = 124 - ((fitted.lines.length - 1) * lineHeight) / 2 + fitted.size * 0.3;
  return fitted.lines
    .map((line, index) => textOf(line, fitted, { x: MARGIN, y: first + index * lineHeight, color: COLOR.text }))
    .join('');
}

function rowOf({ rank, username, score }: CardFacts['top'][number], index: number): string {
  const { x, y, height } = ROWS;
  const top = y + index * height;
  const name = fitText(username, NAME_IN_ROW);
  const points = fitText(score, SCORE_IN_ROW);
  const numeral = fitText(String(rank), { width: 60, lines: 1, sizes: [36] });
  return [
    rect({ x, y: top + 6, width: 60, height: 60 }, COLOR.medals[Math.min(rank, 3) - 1] ?? COLOR.surface),
    textOf(numeral.lines[0] ?? '', numeral, { x: x + 31, y: top + 48, color: COLOR.engraved, anchor: 'middle' }),
    textOf(name.lines[0] ?? '', name, { x: x + 84, y: top + 28, color: COLOR.text }),
    textOf(points.lines[0] ?? '', points, { x: x + 84, y: top + 64, color: COLOR.accent }),
  ].join('');
}

function emptyBoard(isPlayable: boolean): string {
  const words = fitText(isPlayable ? 'No scores yet. Be the first.' : 'Coming.', {
    width: ROWS.width,
    lines: 2,
    sizes: [36],
  });
  return words.lines
    .map((line, index) => textOf(line, words, { x: ROWS.x, y: ROWS.y + 120 + index * 48, color: COLOR.textMuted }))
    .join('');
}

function footer(text: string): string {
  const call = fitText(text, { width: 600, lines: 1, sizes: [34] });
  return [
    rect({ x: MARGIN, y: 524, width: 8, height: 44 }, COLOR.accent),
    textOf(call.lines[0] ?? '', call, { x: MARGIN + 28, y: 558, color: COLOR.accent }),
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
  const blocks: string[] = [rect(COVER, COLOR.surface)];
  let bits = Math.imul(gameId, 2_654_435_761) >>> 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column <= columns >> 1; column += 1) {
      bits = (Math.imul(bits, 1_664_525) + 1_013_904_223) >>> 0;
      const kind = bits >>> 29;
      if (kind < 3) continue;
      const color = kind === 7 ? COLOR.second : COLOR.accent;
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

function textOf(text: string, { size, font }: FittedText, { x, y, color, anchor = 'start' }: Place): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${color}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}

function rect(box: { x: number; y: number; width: number; height: number }, color: string): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${color}"/>`;
}
