import { MOVES, SIZE, slide, type Board, type Move, type Step } from '@gamegeek/arcade/merge/board.js';
import type { Merge } from '@gamegeek/arcade/merge/merge.js';
import { TILE_COLORS, tileColor } from '@gamegeek/arcade/merge/tile-colors.js';
import { mix, withAlpha, writingOn } from '@gamegeek/rules/theme/colors.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender } from '../shell/drawing/pixel-canvas.js';
import { drawCentred, FONT_HEIGHT, textWidth } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { describeBoard } from './describe-board.js';
import { onDrag } from './drag.js';
import { MERGE_TEXTS } from './texts.js';

const CELLS = SIZE * SIZE;
const GAP = 3;
const EDGE = 4;
const FRAME = (SIZE - 1) * GAP + EDGE * 2;
/** In pixels of the drawing. */
const SMALLEST_TILE = 44;
const WIDEST = textWidth('2048');
const TEXT_MARGIN = 3;
/** The share of a tile that four digits take at least. */
const FILLED = 0.8;
const SLIDE_SECONDS = 0.09;
const POP_SECONDS = 0.14;
const NUDGE_SECONDS = 0.12;
const PARTY_SECONDS = 1.5;
/** The part of a slide that follows the finger before the move is made. */
const PREVIEW = 0.3;
/** 512, 1,024 and 2,048 are celebrated. */
const MILESTONES = [9, 10, 11];
const GOAL = 11;
const PULLS: Record<Move, { x: number; y: number }> = {
  left: { x: -2, y: 0 },
  right: { x: 2, y: 0 },
  up: { x: 0, y: -2 },
  down: { x: 0, y: 2 },
};

export class MergeView implements View<Merge, Move> {
  private readonly canvas = new PixelCanvas(1, 1);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private tile = 0;
  private pictures: HTMLCanvasElement[] = [];
  private ground = prerender(1, 1, () => {});
  /** The tiles before the move that is shown, and where they go. */
  private shown: Board = new Uint8Array(CELLS);
  private steps: Step[] = [];
  /** Shares of the animations that are still to come. */
  private sliding = 0;
  private popping = 0;
  private nudging = 0;
  private party = 0;
  private partyTile = 0;
  private pull = { x: 0, y: 0 };
  private popped = new Map<number, 'merged' | 'new'>();
  private preview: { move: Move; share: number } | null = null;
  private moves = 0;
  private highest = 0;
  private playing = false;

  constructor(private readonly host: ViewHost<Merge, Move>) {
    this.resize(SMALLEST_TILE);
    onDrag((target) => this.playing && target instanceof Element && target.closest('.stage') !== null, {
      shown: (move, share) => (this.preview = { move, share }),
      made: (move) => this.press(move),
      ended: () => (this.preview = null),
    });
  }

  get element(): HTMLElement {
    return this.canvas.element;
  }

  get busy(): boolean {
    return this.sliding > 0 || this.party > 0 || this.particles.busy;
  }

  /** The board fills the room, in pixels so large that four digits fill a tile. */
  fit(width: number, height: number): void {
    const room = Math.floor((Math.min(width, height) - 4) * (window.devicePixelRatio || 1));
    const tileAt = (dot: number) => Math.max(8, Math.floor((Math.floor(room / dot) - FRAME) / SIZE));
    let dot = Math.max(1, Math.floor(room / (SIZE * SMALLEST_TILE + FRAME)));
    while (dot > 1 && digitSize(tileAt(dot)) * WIDEST < tileAt(dot) * FILLED) dot--;
    const tile = tileAt(dot);
    if (tile !== this.tile) this.resize(tile);
    this.canvas.fit(width, height);
  }

  private resize(tile: number): void {
    this.tile = tile;
    this.canvas.width = this.canvas.height = SIZE * tile + FRAME;
    this.theme(this.palette);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    const { tile } = this;
    this.pictures = TILE_COLORS.map((color, at) => tilePicture(tile, color, String(2 ** (at + 1))));
    const side = this.canvas.width;
    this.ground = prerender(side, side, (ctx) => {
      // Dark enough in both themes that bright tiles stand out.
      ctx.fillStyle = mix(palette.surface, palette.lineStrong, 0.45);
      ctx.fillRect(2, 0, side - 4, side);
      ctx.fillRect(0, 2, side, side - 4);
      ctx.fillStyle = mix(palette.surface, palette.lineStrong, 0.25);
      for (let cell = 0; cell < CELLS; cell++) {
        const { x, y } = this.corner(cell);
        ctx.fillRect(x + 1, y, tile - 2, tile);
        ctx.fillRect(x, y + 1, tile, tile - 2);
      }
    });
  }

  private corner(cell: number): { x: number; y: number } {
    const pitch = this.tile + GAP;
    return { x: EDGE + (cell % SIZE) * pitch, y: EDGE + Math.floor(cell / SIZE) * pitch };
  }

  start(merge: Merge): void {
    const { board, moves } = merge;
    this.steps = [];
    this.sliding = this.nudging = this.party = 0;
    this.preview = null;
    this.moves = moves;
    this.highest = Math.max(...board);
    this.particles.clear();
    this.popped = new Map([...board].flatMap((tile, cell) => (tile > 0 ? [[cell, 'new'] as const] : [])));
    this.popping = 1;
  }

  press(control: string): void {
    const move = MOVES.find((known) => known === control);
    if (move) this.act(move);
  }

  act(move: Move): void {
    const { host } = this;
    const before = host.state.board;
    // The next move does not wait for the one before to be shown.
    if (this.sliding > 0) this.arrive(host.state);
    this.party = 0;
    const begun = this.preview?.move === move ? this.preview.share * PREVIEW : 0;
    this.preview = null;
    const slid = slide(before, move);
    if (!slid || !host.act(move)) {
      this.pull = PULLS[move];
      this.nudging = 1;
      return;
    }
    this.shown = before;
    this.steps = slid.steps;
    this.sliding = host.speed > 0 ? 1 - begun : 0;
    const { board } = host.state;
    const points = slid.points > 0 ? `+${slid.points}. ` : '';
    const tile = Math.max(...slid.board);
    const isNew = tile > Math.max(...before) && MILESTONES.includes(tile);
    host.announce(`${isNew ? `${this.milestone(tile)} ` : ''}${points}${describeBoard(board)}`);
  }

  private milestone(tile: number): string {
    const words = MERGE_TEXTS[this.host.locale()];
    return tile === GOAL ? `${2 ** tile}! ${words.goOn}` : `${2 ** tile}!`;
  }

  draw(merge: Merge, frame: Frame): void {
    this.playing = frame.playing;
    const { speed } = this.host;
    const { still } = frame;
    const advance = (left: number, seconds: number) =>
      still ? 0 : Math.max(0, left - frame.seconds / (seconds * speed));
    this.nudging = advance(this.nudging, NUDGE_SECONDS);
    // Without motion, too, a milestone is seen for a while.
    this.party = Math.max(0, this.party - frame.seconds / (PARTY_SECONDS * (speed || 1)));
    const pulled = this.nudging > 0 ? 1 : 0;
    const ctx = this.canvas.begin(this.pull.x * pulled, this.pull.y * pulled);
    ctx.clearRect(-4, -4, this.canvas.width + 8, this.canvas.height + 8);
    ctx.drawImage(this.ground, 0, 0);
    this.sliding = advance(this.sliding, SLIDE_SECONDS);
    if (this.sliding === 0 && merge.moves !== this.moves) this.arrive(merge);
    if (this.sliding > 0) this.drawTiles(ctx, this.shown, this.steps, 1 - this.sliding ** 2);
    else if (this.preview && !still) this.drawPreview(ctx, merge.board, this.preview);
    else {
      this.popping = advance(this.popping, POP_SECONDS);
      this.drawResting(ctx, merge.board);
    }
    if (this.party > 0) this.drawParty(ctx, still);
    const size = Math.max(1, Math.round(this.tile / 40));
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => {
      for (const right of [-size, size])
        for (const down of [-size, size]) drawCentred(ctx, text, x + right, y + down, dark.ground, size);
      drawCentred(ctx, text, x, y, color, size);
    });
  }

  /** After the slide: merged tiles and the new one pop up. */
  private arrive(merge: Merge): void {
    const { host, tile: size } = this;
    const targets = this.steps.map(({ to }) => to);
    const merged = new Set(targets.filter((to, at) => targets.indexOf(to) !== at));
    this.popped = new Map();
    let highest = 0;
    for (const cell of merged) {
      const tile = merge.board[cell] ?? 0;
      highest = Math.max(highest, tile);
      this.popped.set(cell, 'merged');
      const { x, y } = this.corner(cell);
      if (host.speed > 0) this.particles.burst(x + size / 2, y + size / 2, tileColor(tile), 4 + tile, 30 + tile * 5);
      this.particles.addText(x + size / 2, y + size * 0.2, `+${2 ** tile}`, dark.text);
    }
    merge.board.forEach((tile, cell) => tile > 0 && !targets.includes(cell) && this.popped.set(cell, 'new'));
    this.popping = 1;
    this.moves = merge.moves;
    this.steps = [];
    this.sliding = 0;
    const pitch = 180 * 2 ** (highest / 6);
    if (highest > 0) host.sound.play({ pitch, to: pitch * 1.5, seconds: 0.1 });
    else host.sound.play({ pitch: 140, seconds: 0.04, volume: 0.03 });
    if (highest >= 6) host.vibrate(10);
    if (highest > this.highest && MILESTONES.includes(highest)) this.celebrate(highest);
    this.highest = Math.max(this.highest, highest);
    if (merge.over) host.sound.play({ pitch: 220, to: 70, seconds: 0.5, wave: 'sawtooth', delay: 0.15 });
  }

  private celebrate(tile: number): void {
    const { host, particles, canvas } = this;
    this.party = 1;
    particles.clear();
    this.partyTile = tile;
    const notes = [523, 659, 784, 1047, 1319].slice(0, tile - 6);
    host.sound.play(...notes.map((pitch, at) => ({ pitch, delay: 0.1 + at * 0.09, seconds: 0.14 })));
    host.vibrate(60);
    if (host.speed === 0) return;
    for (let at = 0; at < 6; at++) {
      const x = canvas.width * (0.2 + 0.12 * at);
      particles.burst(x, canvas.height * 0.45, tileColor(tile - (at % 3)), 22, 130);
    }
  }

  private drawTiles(ctx: CanvasRenderingContext2D, board: Board, steps: readonly Step[], share: number): void {
    for (const { from, to } of steps) {
      const a = this.corner(from);
      const b = this.corner(to);
      this.drawTile(ctx, board[from] ?? 0, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
    }
  }

  private drawTile(ctx: CanvasRenderingContext2D, tile: number, x: number, y: number, grown = 0): void {
    const picture = this.pictures[Math.min(tile, this.pictures.length) - 1];
    const size = this.tile + grown * 2;
    if (picture) ctx.drawImage(picture, x - grown, y - grown, size, size);
  }

  private drawPreview(
    ctx: CanvasRenderingContext2D,
    board: Board,
    { move, share }: { move: Move; share: number },
  ): void {
    const slid = slide(board, move);
    if (slid) this.drawTiles(ctx, board, slid.steps, share * PREVIEW);
    else this.drawResting(ctx, board);
  }

  private drawResting(ctx: CanvasRenderingContext2D, board: Board): void {
    const swelling = this.tile * 0.09 * Math.sin(this.popping * Math.PI);
    board.forEach((tile, cell) => {
      if (tile === 0) return;
      const { x, y } = this.corner(cell);
      const pop = this.popping > 0 ? this.popped.get(cell) : undefined;
      // New tiles grow, merged ones swell.
      const grown = pop === 'new' ? -this.tile * 0.4 * this.popping : pop === 'merged' ? swelling : 0;
      this.drawTile(ctx, tile, x, y, Math.round(grown));
    });
  }

  /** The tile that was reached, large, while the board waits for no one: the next move ends it. */
  private drawParty(ctx: CanvasRenderingContext2D, still: boolean): void {
    const { width } = this.canvas;
    const shown = Math.min(1, (1 - this.party) * 8, this.party * 6);
    ctx.fillStyle = withAlpha(dark.ground, 0.6 * (still ? 1 : shown));
    ctx.fillRect(0, 0, width, width);
    ctx.globalAlpha = still ? 1 : shown;
    const grown = Math.round(this.tile * (still ? 0.5 : 0.3 + 0.2 * Math.min(1, (1 - this.party) * 6)));
    this.drawTile(ctx, this.partyTile, (width - this.tile) / 2, width * 0.42 - this.tile / 2, grown);
    if (this.partyTile === GOAL) {
      const size = Math.floor(width / 170) + 1;
      const text = MERGE_TEXTS[this.host.locale()].goOn.toUpperCase();
      const fitting = textWidth(text) * size < width - 8 ? size : Math.max(1, size - 1);
      drawCentred(ctx, text, width / 2, Math.round(width * 0.74), dark.text, fitting);
    }
    ctx.globalAlpha = 1;
  }
}

function digitSize(tile: number, width = WIDEST): number {
  return Math.max(1, Math.floor((tile - TEXT_MARGIN * 2) / width));
}

/** Up to four digits have the same size. */
function tilePicture(side: number, color: string, text: string): HTMLCanvasElement {
  return prerender(side, side, (ctx) => {
    const dot = Math.max(1, Math.round(side / 36));
    const rounded = (x: number, y: number, width: number, height: number) => {
      ctx.fillRect(x + dot * 2, y, width - dot * 4, height);
      ctx.fillRect(x + dot, y + dot, width - dot * 2, height - dot * 2);
      ctx.fillRect(x, y + dot * 2, width, height - dot * 4);
    };
    ctx.fillStyle = mix(color, '#000000', 0.4);
    rounded(0, 0, side, side);
    ctx.fillStyle = color;
    rounded(0, 0, side, side - dot * 3);
    ctx.fillStyle = mix(color, '#ffffff', 0.35);
    ctx.fillRect(dot * 3, dot, side - dot * 6, dot);
    ctx.fillRect(dot, dot * 3, dot, side - dot * 10);
    const size = digitSize(side, Math.max(WIDEST, textWidth(text)));
    const y = Math.round((side - dot * 3 - FONT_HEIGHT * size) / 2);
    drawCentred(ctx, text, side / 2, y, writingOn(color), size);
  });
}
