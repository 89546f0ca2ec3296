/**
 * Capital letters and digits, five pixels high. Each row of the sheet has one line of every glyph, in the order of
 * GLYPHS, separated by bars.
 */
const GLYPHS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-!?.':/×";
const SHEET = [
  '### |### | ###|### |####|####| ###|#  #|###|  ##|#  #|#   |#   #|#   #| ## |### | ## |### | ###|#####|#  #|#   #|#   #|#   #|#   #|####| ## | # |### |### |#  #|####| ## |####| ## | ## |   |   |#|### | |#| |  #|   ',
  '#  #|#  #|#   |#  #|#   |#   |#   |#  #| # |   #|# # |#   |## ##|##  #|#  #|#  #|#  #|#  #|#   |  #  |#  #|#   #|#   #| # # | # # |   #|#  #|## |   #|   #|#  #|#   |#   |   #|#  #|#  #| # |   |#|   #| |#|#|  #|# #',
  '####|### |#   |#  #|### |### |# ##|####| # |   #|##  |#   |# # #|# # #|#  #|### |#  #|### | ## |  #  |#  #| # # |# # #|  #  |  #  | ## |#  #| # | ## | ## |####|### |### |  # | ## | ###|###|###|#| ## | | | | # | # ',
  '#  #|#  #|#   |#  #|#   |#   |#  #|#  #| # |#  #|# # |#   |#   #|#  ##|#  #|#   |# # |# # |   #|  #  |#  #| # # |## ##| # # |  #  |#   |#  #| # |#   |   #|   #|   #|#  #| #  |#  #|   #| # |   | |    | | |#|#  |# #',
  '#  #|### | ###|### |####|#   | ###|#  #|###| ## |#  #|####|#   #|#   #| ## |#   | # #|#  #|### |  #  | ## |  #  |#   #|#   #|  #  |####| ## |###|####|### |   #|### | ## | #  | ## | ## |   |   |#| #  |#| | |#  |   ',
];
const ROWS = SHEET.map((row) => row.split('|'));
export const FONT_HEIGHT = 5;

/** Marks above letters, as in É, Ñ and Ü: columns from the letter's left. */
const MARKS: Readonly<Record<string, readonly number[]>> = {
  '\u0300': [1],
  '\u0301': [2],
  '\u0302': [1, 2],
  '\u0303': [0, 1, 3],
  '\u0308': [0, 3],
};
const MARK_HEIGHT = 2;

function glyphOf(character: string): readonly string[] | undefined {
  const at = GLYPHS.indexOf(character);
  return at < 0 ? undefined : ROWS.map((row) => row[at] ?? '');
}

/** Calls back for every pixel of a text from its upper left corner, and returns its width. */
function eachPixel(text: string, pixel: (x: number, y: number) => void): number {
  let left = 0;
  let start = 0;
  for (const character of text.toUpperCase().normalize('NFD')) {
    const mark = MARKS[character];
    if (mark) {
      for (const column of mark) pixel(start + column, -MARK_HEIGHT);
      continue;
    }
    const glyph = glyphOf(character);
    start = left;
    glyph?.forEach((row, y) => [...row].forEach((dot, x) => dot === '#' && pixel(left + x, y)));
    left += (glyph?.[0]?.length ?? 2) + 1;
  }
  return Math.max(0, left - 1);
}

export function textWidth(text: string): number {
  return eachPixel(text, () => {});
}

export function drawText(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  color: string,
  size = 1,
): void {
  ctx.fillStyle = color;
  eachPixel(text, (px, py) => ctx.fillRect(x + px * size, y + py * size, size, size));
}

export function drawCentred(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  color: string,
  size = 1,
): void {
  drawText(ctx, text, Math.round(x - (textWidth(text) * size) / 2), y, color, size);
}
