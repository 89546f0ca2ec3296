import { MOVES, SIZE, slide, type Board, type Move, type Step } from '@gamegeek/arcade/merge/board.js';
import { highestTile, type Merge } from '@gamegeek/arcade/merge/merge.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { describeBoard } from './describe-board.js';
import { mix, writingOn } from '../shell/drawing/colors.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender } from '../shell/drawing/pixel-canvas.js';
import { drawCentred, FONT_HEIGHT, textWidth } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';

const TILE = 32;
const GAP = 3;
const EDGE = 3;
const SIDE = SIZE * TILE + (SIZE - 1) * GAP + EDGE * 2;
const SLIDE_SECONDS = 0.11;
const POP_SECONDS = 0.16;
const CELLS = SIZE * SIZE;

const corner = (cell: number) => ({
  x: EDGE + (cell % SIZE) * (TILE + GAP),
  y: EDGE + Math.floor(cell / SIZE) * (TILE + GAP),
});

/** Tiles from 2, each with its own colour up to 2,048 and beyond. */
function tileColors({ textMuted, accent, third, second, fourth, record, danger, ground }: Palette): string[] {
  const toned = [textMuted, accent, third, second, fourth].flatMap((color) => [
    mix(color, ground, 0.55),
    mix(color, ground, 0.12),
  ]);
  return [
    ground,
    mix(textMuted, ground, 0.75),
    ...toned.slice(1),
    record,
    danger,
    accent,
    third,
    second,
    fourth,
    record,
  ];
}

export class MergeView implements View<Merge> {
  private readonly canvas = new PixelCanvas(SIDE, SIDE);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private pictures: HTMLCanvasElement[] = [];
  private ground = prerender(1, 1, () => {});
  /** The displayed board, and the move that is being animated. */
  private shown: Board = new Uint8Array(CELLS);
  private steps: Step[] = [];
  private sliding = 0;
  private popping = 0;
  private popped = new Map<number, 'merged' | 'new'>();
  private moves = 0;
  private highest = 0;
  private nudge = { x: 0, y: 0, left: 0 };

  constructor(private readonly host: ViewHost<Merge, Move>) {}

  get element(): HTMLElement {
    return this.canvas.element;
  }

  get busy(): boolean {
    return this.sliding > 0 || this.particles.busy;
  }

  fit(width: number, height: number): void {
    this.canvas.fit(width - 8, height - 8);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.pictures = tileColors(palette).map((color, tile) => tilePicture(color, tile));
    this.ground = prerender(SIDE, SIDE, (ctx) => {
      ctx.fillStyle = palette.surface;
      ctx.fillRect(1, 0, SIDE - 2, SIDE);
      ctx.fillRect(0, 1, SIDE, SIDE - 2);
      ctx.fillStyle = palette.surfaceRaised;
      for (let cell = 0; cell < CELLS; cell++) {
        const { x, y } = corner(cell);
        ctx.fillRect(x + 1, y, TILE - 2, TILE);
        ctx.fillRect(x, y + 1, TILE, TILE - 2);
      }
    });
  }

  start(merge: Merge): void {
    const { board, moves } = merge;
    this.shown = board.slice();
    this.steps = [];
    this.sliding = 0;
    this.moves = moves;
    this.highest = highestTile(merge);
    this.particles.clear();
    this.popped = new Map([...board].flatMap((tile, cell) => (tile > 0 ? [[cell, 'new'] as const] : [])));
    this.popping = POP_SECONDS;
  }

  press(control: string): void {
    const move = MOVES.find((known) => known === control);
    if (!move) return;
    const before = this.host.state.board;
    const slid = slide(before, move);
    if (this.host.act(move) && slid) {
      const points = slid.points > 0 ? `+${slid.points}. ` : '';
      this.host.announce(points + describeBoard(this.host.state.board));
      this.shown = before;
      this.steps = slid.steps;
      this.sliding = SLIDE_SECONDS;
      return;
    }
    const pull = { left: [-2, 0], right: [2, 0], up: [0, -2], down: [0, 2] }[move];
    this.nudge = { x: pull[0] ?? 0, y: pull[1] ?? 0, left: 0.12 };
  }

  draw(merge: Merge, frame: Frame): void {
    this.nudge.left = Math.max(0, this.nudge.left - frame.seconds);
    const pulled = frame.still || this.nudge.left === 0 ? 0 : 1;
    const ctx = this.canvas.begin(this.nudge.x * pulled, this.nudge.y * pulled);
    ctx.clearRect(-4, -4, SIDE + 8, SIDE + 8);
    ctx.drawImage(this.ground, 0, 0);
    if (this.sliding > 0) {
      this.sliding = frame.still ? 0 : this.sliding - frame.seconds;
      if (this.sliding <= 0) this.arrive(merge, frame.still);
    } else if (merge.moves !== this.moves) this.arrive(merge, frame.still);
    if (this.sliding > 0) this.drawSliding(ctx);
    else this.drawResting(ctx, merge.board, frame);
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => {
      drawCentred(ctx, text, x + 1, y + 1, this.palette.ground);
      drawCentred(ctx, text, x, y, color);
    });
  }

  /** After the slide: merged tiles and the new one pop up. */
  private arrive(merge: Merge, still: boolean): void {
    const targets = this.steps.map(({ to }) => to);
    const merged = new Set(targets.filter((to, at) => targets.indexOf(to) !== at));
    this.popped = new Map();
    let highest = 0;
    for (const cell of merged) {
      const tile = merge.board[cell] ?? 0;
      highest = Math.max(highest, tile);
      this.popped.set(cell, 'merged');
      const { x, y } = corner(cell);
      const color = this.colorOf(tile);
      if (!still) this.particles.burst(x + TILE / 2, y + TILE / 2, color, 4 + tile, 30 + tile * 5);
      this.particles.addText(x + TILE / 2, y + 2, `+${2 ** tile}`, this.palette.text);
    }
    merge.board.forEach((tile, cell) => tile > 0 && !targets.includes(cell) && this.popped.set(cell, 'new'));
    this.popping = POP_SECONDS;
    this.moves = merge.moves;
    this.shown = merge.board.slice();
    this.steps = [];
    const pitch = 180 * 2 ** (highest / 6);
    if (highest > 0) this.host.sound.play({ pitch, to: pitch * 1.5, seconds: 0.1 });
    else this.host.sound.play({ pitch: 140, seconds: 0.04, volume: 0.03 });
    const top = highestTile(merge);
    this.highest = Math.max(this.highest, top);
    if (merge.over) this.host.sound.play({ pitch: 220, to: 70, seconds: 0.5, wave: 'sawtooth', delay: 0.15 });
  }

  private colorOf(tile: number): string {
    const colors = tileColors(this.palette);
    return colors[Math.min(tile, colors.length - 1)] ?? this.palette.accent;
  }

  private pictureOf(tile: number): HTMLCanvasElement | undefined {
    return this.pictures[Math.min(tile, this.pictures.length - 1)];
  }

  private drawSliding(ctx: CanvasRenderingContext2D): void {
    const share = 1 - (this.sliding / SLIDE_SECONDS) ** 2;
    for (const { from, to } of this.steps) {
      const picture = this.pictureOf(this.shown[from] ?? 0);
      const a = corner(from);
      const b = corner(to);
      if (picture) ctx.drawImage(picture, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
    }
  }

  private drawResting(ctx: CanvasRenderingContext2D, board: Board, frame: Frame): void {
    this.popping = Math.max(0, this.popping - frame.seconds);
    const share = this.popping / POP_SECONDS;
    board.forEach((tile, cell) => {
      const picture = tile > 0 && this.pictureOf(tile);
      if (!picture) return;
      const { x, y } = corner(cell);
      const pop = frame.still || share === 0 ? undefined : this.popped.get(cell);
      // New tiles grow, merged ones swell.
      const grown =
        pop === 'new' ? -Math.round(10 * share) : pop === 'merged' ? Math.round(3 * Math.sin(share * Math.PI)) : 0;
      ctx.drawImage(picture, x - grown, y - grown, TILE + grown * 2, TILE + grown * 2);
    });
  }
}

function tilePicture(color: string, tile: number): HTMLCanvasElement {
  return prerender(TILE, TILE, (ctx) => {
    ctx.fillStyle = mix(color, '#000000', 0.35);
    ctx.fillRect(2, 1, TILE - 4, TILE - 1);
    ctx.fillRect(1, 2, TILE - 2, TILE - 3);
    ctx.fillStyle = color;
    ctx.fillRect(2, 0, TILE - 4, TILE - 3);
    ctx.fillRect(1, 1, TILE - 2, TILE - 5);
    ctx.fillRect(0, 2, TILE, TILE - 7);
    ctx.fillStyle = mix(color, '#ffffff', 0.35);
    ctx.fillRect(3, 1, TILE - 6, 1);
    ctx.fillRect(1, 3, 1, TILE - 10);
    const text = String(2 ** tile);
    const size = textWidth(text) * 2 <= TILE - 4 ? 2 : 1;
    const y = Math.round((TILE - 3 - FONT_HEIGHT * size) / 2);
    if (tile > 0) drawCentred(ctx, text, TILE / 2, y, writingOn(color), size);
  });
}
