import { levelOf, type Action, type Clearing, type Stacker } from '@gamegeek/arcade/stacker/stacker.js';
import { QUAD } from '@gamegeek/arcade/stacker/points.js';
import { cellsOf, COLUMNS, landed, ROWS, type Piece, type Well } from '@gamegeek/arcade/stacker/well.js';
import { mix, withAlpha } from '@gamegeek/rules/theme/colors.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { PixelCanvas, prerender } from '../shell/drawing/pixel-canvas.js';
import { el } from '../shell/dom.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { AutoRepeat } from './auto-repeat.js';
import { CELL, cratesOf, type Crate } from './crates.js';
import { onGestures } from './gestures.js';
import { newsOf } from './news.js';
import { STACKER_TEXTS, type StackerTexts } from './texts.js';

/** Beside the well, for the held piece and the next ones. */
const PANEL = 24;
const EDGE = 3;
const LEFT = PANEL + EDGE;
const WELL = COLUMNS * CELL;
const WIDTH = WELL + LEFT * 2;
const HEIGHT = ROWS * CELL + EDGE * 2;
/** From the upper edge to the middle of the first piece in a panel, and from there to the next. */
const PANEL_TOP = 20;
const PANEL_STEP = 19;
const CLEAR_SECONDS = 0.34;
/** The part of that time in which the cleared rows vanish, before those above fall. */
const VANISH = 0.5;
const KICK_SECONDS = 0.12;
const TRAIL_SECONDS = 0.16;
const NEWS_MS = 1_800;

export class StackerView implements View<Stacker, Action> {
  readonly element: HTMLElement;
  private readonly canvas = new PixelCanvas(WIDTH, HEIGHT);
  private readonly box = el('div', { class: 'dock-well' });
  private readonly words: StackerTexts;
  private readonly news = el('p', { class: 'news', 'aria-hidden': 'true' });
  private readonly arrows: AutoRepeat;
  private palette: Palette = dark;
  private crates: Crate[] = [];
  /** Drawn when they change: the ground with both panels, and the landed crates. */
  private ground = prerender(1, 1, () => {});
  private scene = prerender(WIDTH, HEIGHT, () => {});
  private pile = prerender(WELL, ROWS * CELL, () => {});
  private drawn: { well: Well | null; panels: string } = { well: null, panels: '' };
  private seen: { placed: number; level: number; over: boolean; last: Clearing | null } | null = null;
  private lowers: 'no' | 'held' | 'stroke' = 'no';
  /** Where each row was before rows below it were cleared. */
  private clearing = { left: 0, rows: [] as readonly number[], from: [] as number[] };
  private trail = { left: 0, x: 0, y: 0, width: 0, height: 0 };
  private kick = 0;
  private isGrey = false;
  private newsTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: ViewHost<Stacker, Action>) {
    this.words = STACKER_TEXTS[host.locale()];
    const name = (text: string, side: string) => el('p', { class: `named ${side}` }, text);
    this.box.append(this.canvas.element, name(this.words.hold, ''), name(this.words.next, 'at-right'), this.news);
    this.element = el('div', { class: 'dock' }, this.box);
    this.arrows = new AutoRepeat(
      () => host.repeat,
      (side) => this.act(side),
    );
    const columnWidth = () => (this.canvas.element.getBoundingClientRect().width / WIDTH) * CELL;
    onGestures(this.element, columnWidth, {
      move: (side) => this.act(side),
      turn: (clockwise) => this.act(clockwise ? 'turn' : 'back'),
      lower: (on) => this.lower(on ? 'stroke' : 'no'),
      drop: () => this.act('drop'),
      hold: () => this.act('hold'),
    });
  }

  get busy(): boolean {
    return this.clearing.left > 0;
  }

  fit(width: number, height: number): void {
    this.canvas.fit(width, height);
    this.box.style.setProperty('--dot', `${parseFloat(this.canvas.element.style.width) / WIDTH}px`);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.crates = cratesOf(palette);
    this.ground = prerender(WIDTH, HEIGHT, (ctx) => drawGround(ctx, palette));
    this.drawn = { well: null, panels: '' };
  }

  start(stacker: Stacker): void {
    const { placed, over, last } = stacker;
    this.seen = { placed, level: levelOf(stacker), over, last };
    this.clearing = { left: 0, rows: [], from: [] };
    this.drawn = { well: null, panels: '' };
    this.trail.left = this.kick = 0;
    this.news.replaceChildren();
  }

  // Input

  press(control: string): void {
    if (control === 'left' || control === 'right') this.arrows.press(control);
    else if (control === 'down') this.lower('held');
    else if (control === 'up' || control === 'drop') this.act('drop');
    else if (control === 'turn' || control === 'back' || control === 'hold') this.act(control);
  }

  release(control: string): void {
    if (control === 'left' || control === 'right') this.arrows.release(control);
    else if (control === 'down') this.lower('no');
  }

  private lower(lowers: 'no' | 'held' | 'stroke'): void {
    this.lowers = lowers;
    this.act(lowers === 'no' ? 'slow' : 'down');
  }

  act(action: Action): boolean {
    const { host } = this;
    const { piece, well } = host.state;
    if (!host.act(action)) return false;
    const { sound } = host;
    if (action === 'drop') {
      this.kick = KICK_SECONDS * host.speed;
      this.leaveTrail(piece, landed(well, piece));
      host.vibrate(8);
      sound.play({ pitch: 120, to: 60, seconds: 0.09, wave: 'triangle', volume: 0.16 });
    } else if (action === 'turn' || action === 'back' || action === 'hold')
      sound.play({ pitch: 440, to: 520, seconds: 0.04, volume: 0.03 });
    return true;
  }

  private leaveTrail(from: Piece, to: Piece): void {
    const columns = cellsOf(to).map(({ column }) => column);
    const left = Math.min(...columns);
    this.trail = {
      left: TRAIL_SECONDS * this.host.speed,
      x: LEFT + left * CELL,
      width: (Math.max(...columns) - left + 1) * CELL,
      y: Math.max(EDGE, top(from.y)),
      height: (from.y - to.y) * CELL,
    };
  }

  // Drawing

  draw(stacker: Stacker, frame: Frame): void {
    if (frame.playing) {
      this.arrows.pass(frame.seconds * 1000);
      // After a pause, or in a run that goes on after a reload.
      if (stacker.isLowered !== (this.lowers !== 'no')) this.act(stacker.isLowered ? 'slow' : 'down');
    }
    this.notice(stacker);
    for (const part of [this.clearing, this.trail]) part.left = Math.max(0, part.left - frame.seconds);
    this.kick = Math.max(0, this.kick - frame.seconds);
    this.drawPanels(stacker);
    this.drawPile(stacker);
    const ctx = this.canvas.begin(0, (this.kick / KICK_SECONDS) * 2);
    ctx.clearRect(0, -4, WIDTH, HEIGHT + 8);
    ctx.drawImage(this.scene, 0, 0);
    if (this.clearing.left > 0) this.drawClearing(ctx);
    else ctx.drawImage(this.pile, LEFT, EDGE);
    if (!stacker.over) {
      this.drawTrail(ctx);
      const crate = this.crates[stacker.piece.kind];
      if (crate) {
        drawPiece(ctx, landed(stacker.well, stacker.piece), crate.ghost);
        drawPiece(ctx, stacker.piece, crate.block);
      }
    }
  }

  /** Shows what has happened since the last frame. */
  private notice(stacker: Stacker): void {
    const { seen } = this;
    const { placed, last, over } = stacker;
    const level = levelOf(stacker);
    if (!seen) return;
    const { sound } = this.host;
    // A stroke lowers one piece only.
    if (placed > seen.placed && this.lowers === 'stroke') this.lower('no');
    const lines = last && last !== seen.last ? newsOf(last, this.words) : [];
    if (last && lines.length > 0) this.celebrate(last);
    else if (placed > seen.placed) sound.play({ pitch: 150, to: 90, seconds: 0.05, wave: 'triangle', volume: 0.1 });
    if (level > seen.level) {
      lines.push(`${this.words.level} ${level}`);
      sound.play({ pitch: 523, to: 784, delay: 0.1, seconds: 0.2 });
    }
    if (lines.length > 0) this.report(lines);
    if (over && !seen.over) sound.play({ pitch: 260, to: 50, seconds: 0.8, wave: 'sawtooth', volume: 0.08 });
    this.seen = { placed, level, over, last };
  }

  /** Starts the animation of cleared rows. */
  private celebrate({ rows, count }: Clearing): void {
    const { host } = this;
    if (count === 0) return;
    const kept = Array.from({ length: ROWS + count }, (_, row) => row).filter((row) => !rows.includes(row));
    this.clearing = { left: CLEAR_SECONDS * host.speed, rows, from: kept };
    host.vibrate(count === QUAD ? 60 : 20);
    rows.forEach((_, at) => host.sound.play({ pitch: 392 * 2 ** ((at * 4) / 12), delay: at * 0.07, seconds: 0.14 }));
  }

  private report(lines: readonly string[]): void {
    this.host.announce(lines.join(', '));
    this.news.replaceChildren(...lines.map((line) => el('b', {}, line)));
    clearTimeout(this.newsTimer);
    this.newsTimer = setTimeout(() => this.news.replaceChildren(), NEWS_MS);
  }

  /** The ground, the held piece and the next ones. */
  private drawPanels({ held, mayHold, next }: Stacker): void {
    const panels = [held, mayHold, ...next].join();
    if (panels === this.drawn.panels) return;
    this.drawn.panels = panels;
    const ctx = this.scene.getContext('2d');
    if (!ctx) return;
    ctx.clearRect(0, 0, WIDTH, HEIGHT);
    ctx.drawImage(this.ground, 0, 0);
    const place = (kind: number, x: number, at: number) => {
      const small = this.crates[kind]?.small;
      if (small) ctx.drawImage(small, Math.round(x + (PANEL - small.width) / 2), Math.round(PANEL_TOP + at * PANEL_STEP - small.height / 2)); // prettier-ignore
    };
    ctx.globalAlpha = mayHold ? 1 : 0.35;
    if (held !== null) place(held, 0, 0);
    ctx.globalAlpha = 1;
    next.forEach((kind, at) => place(kind, WIDTH - PANEL, at));
    this.showHeld(held, mayHold);
  }

  /** The held piece on its button of the pad. */
  private showHeld(held: number | null, mayHold: boolean): void {
    const button = document.querySelector(`.pad [aria-label="${this.words.hold}"]`);
    const small = held === null ? undefined : this.crates[held]?.small;
    if (!button || !small) return;
    const picture = prerender(small.width, small.height, (ctx) => ctx.drawImage(small, 0, 0));
    picture.style.width = `${small.width * 2}px`;
    button.querySelector('canvas')?.remove();
    button.append(picture);
    button.classList.add('held');
    button.classList.toggle('spent', !mayHold);
  }

  private drawPile(stacker: Stacker): void {
    const ctx = this.pile.getContext('2d');
    if (!ctx) return;
    if (this.drawn.well !== stacker.well) {
      this.drawn.well = stacker.well;
      this.isGrey = false;
      ctx.clearRect(0, 0, WELL, ROWS * CELL);
      for (let row = 0; row < ROWS; row++) {
        for (let column = 0; column < COLUMNS; column++) {
          const block = this.crates[stacker.kinds[row]?.[column] ?? 0]?.block;
          if (block && ((stacker.well[row] ?? 0) >> column) & 1)
            ctx.drawImage(block, column * CELL, top(row) - EDGE, CELL, CELL);
        }
      }
    }
    // After the end the crates lose their colour.
    if (!stacker.over || this.isGrey || this.clearing.left > 0) return;
    this.isGrey = true;
    ctx.globalCompositeOperation = 'source-atop';
    ctx.fillStyle = withAlpha(this.palette.surfaceRaised, 0.75);
    ctx.fillRect(0, 0, WELL, ROWS * CELL);
    ctx.globalCompositeOperation = 'source-over';
  }

  /** The cleared rows vanish, then those above fall into their places. */
  private drawClearing(ctx: CanvasRenderingContext2D): void {
    const { left, rows, from } = this.clearing;
    const passed = 1 - left / (CLEAR_SECONDS * this.host.speed);
    const fallen = Math.max(0, (passed - VANISH) / (1 - VANISH)) ** 2;
    for (let row = 0; row < ROWS; row++) {
      const y = top(row) - EDGE;
      const high = ((from[row] ?? row) - row) * CELL * (1 - fallen);
      ctx.drawImage(this.pile, 0, y, WELL, CELL, LEFT, EDGE + y - high, WELL, CELL);
    }
    if (passed >= VANISH) return;
    const width = WELL * (1 - passed / VANISH);
    ctx.fillStyle = this.palette.accent;
    for (const row of rows) ctx.fillRect(LEFT + (WELL - width) / 2, top(row), width, CELL);
  }

  private drawTrail(ctx: CanvasRenderingContext2D): void {
    const { left, x, y, width, height } = this.trail;
    if (left === 0) return;
    ctx.fillStyle = withAlpha(this.palette.text, left);
    ctx.fillRect(x, y, width, height);
  }
}

function top(row: number): number {
  return EDGE + (ROWS - 1 - row) * CELL;
}

function drawPiece(ctx: CanvasRenderingContext2D, piece: Piece, picture: HTMLCanvasElement): void {
  for (const { column, row } of cellsOf(piece))
    if (row < ROWS) ctx.drawImage(picture, LEFT + column * CELL, top(row), CELL, CELL);
}

function drawGround(ctx: CanvasRenderingContext2D, palette: Palette): void {
  ctx.fillStyle = palette.lineStrong;
  ctx.fillRect(LEFT - EDGE, 0, WELL + EDGE * 2, HEIGHT);
  ctx.fillStyle = mix(palette.record, palette.ground, 0.45);
  for (let y = 2; y < HEIGHT; y += 12) {
    ctx.fillRect(LEFT - EDGE, y, EDGE - 1, 6);
    ctx.fillRect(LEFT + WELL + 1, y, EDGE - 1, 6);
  }
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      ctx.fillStyle = mix(palette.surface, palette.ground, column % 2 ? 0.2 : 0.65);
      ctx.fillRect(LEFT + column * CELL, EDGE + row * CELL, CELL, CELL);
      ctx.fillStyle = mix(palette.grid, palette.surface, 0.3);
      ctx.fillRect(LEFT + column * CELL, EDGE + row * CELL, 1, 1);
    }
  }
  for (const [x, height] of [
    [0, 34],
    [WIDTH - PANEL, HEIGHT - 90],
  ] as const) {
    // prettier-ignore
    ctx.fillStyle = palette.line;
    ctx.fillRect(x, 0, PANEL, height);
    ctx.fillStyle = palette.surface;
    ctx.fillRect(x + 1, 1, PANEL - 2, height - 2);
  }
}
