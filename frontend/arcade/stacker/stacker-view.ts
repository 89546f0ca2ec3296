import { ACTIONS, levelOf, type Action, type Stacker } from '@gamegeek/arcade/stacker/stacker.js';
import { cellsOf, COLUMNS, landed, ROWS, spawnPiece, type Piece } from '@gamegeek/arcade/stacker/well.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { mix, withAlpha } from '../shell/drawing/colors.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender } from '../shell/drawing/pixel-canvas.js';
import { drawCentred, drawText, textWidth } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { onGestures } from './gestures.js';
import { STACKER_TEXTS } from './texts.js';

const CELL = 10;
const SIDE_PANEL = 34;
const EDGE = 3;
const WELL = COLUMNS * CELL;
const WIDTH = WELL + SIDE_PANEL * 2;
const HEIGHT = ROWS * CELL + EDGE * 2;
const LEFT = SIDE_PANEL;
const FLASH_SECONDS = 0.3;
const KICK_SECONDS = 0.12;
const SMALL = 6;

export class StackerView implements View<Stacker> {
  private readonly canvas = new PixelCanvas(WIDTH, HEIGHT);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private colors: string[] = [];
  private blocks: HTMLCanvasElement[] = [];
  private ground = prerender(1, 1, () => {});
  private seen = { placed: 0, rows: 0, level: 1, over: false };
  private flash = { left: 0, rows: [] as number[] };
  private kick = 0;
  private fallen = 0;

  constructor(private readonly host: ViewHost<Stacker, Action>) {
    const columnWidth = () => (this.element.getBoundingClientRect().width / WIDTH) * CELL;
    onGestures(this.element, columnWidth, (action) => this.press(action, false));
  }

  get element(): HTMLElement {
    return this.canvas.element;
  }

  get busy(): boolean {
    return this.host.state.over && this.fallen < ROWS;
  }

  fit(width: number, height: number): void {
    this.canvas.fit(width, height);
  }

  theme(palette: Palette): void {
    const { third, record, second, accent, danger, fourth, bronze } = palette;
    this.palette = palette;
    this.colors = [third, record, second, accent, danger, fourth, bronze];
    this.blocks = this.colors.map((color, kind) => crate(color, kind));
    this.ground = prerender(WIDTH, HEIGHT, (ctx) => {
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
    });
  }

  start(stacker: Stacker): void {
    const { placed, rows } = stacker;
    this.seen = { placed, rows, level: levelOf(stacker), over: false };
    this.flash = { left: 0, rows: [] };
    this.kick = this.fallen = 0;
    this.particles.clear();
  }

  press(control: string, repeated: boolean): void {
    const action = ACTIONS.find((known) => known === control);
    if (!action || (repeated && (action === 'drop' || action === 'hold' || action === 'turn' || action === 'back')))
      return;
    if (action === 'drop') this.trail();
    const done = this.host.act(action);
    const { sound } = this.host;
    if (!done) return;
    if (action === 'drop') {
      this.kick = KICK_SECONDS;
      sound.play({ pitch: 120, to: 60, seconds: 0.09, wave: 'triangle', volume: 0.16 });
    } else if (action === 'turn' || action === 'back') sound.play({ pitch: 440, to: 520, seconds: 0.04, volume: 0.03 });
    else if (action === 'hold') sound.play({ pitch: 300, to: 600, seconds: 0.08, wave: 'triangle' });
    else if (action !== 'down') sound.play({ pitch: 240, seconds: 0.02, volume: 0.02 });
  }

  /** Dust where a piece is dropped. */
  private trail(): void {
    const { well, piece } = this.host.state;
    for (const { column, row } of cellsOf(landed(well, piece))) {
      this.particles.burst(LEFT + column * CELL + CELL / 2, top(row) + CELL, this.palette.textMuted, 2, 25);
    }
  }

  draw(stacker: Stacker, frame: Frame): void {
    this.notice(stacker, frame);
    this.flash.left = Math.max(0, this.flash.left - frame.seconds);
    this.kick = Math.max(0, this.kick - frame.seconds);
    const ctx = this.canvas.begin(0, frame.still ? 0 : (this.kick / KICK_SECONDS) * 2);
    ctx.clearRect(0, -4, WIDTH, HEIGHT + 8);
    ctx.drawImage(this.ground, 0, 0);
    this.drawWell(ctx, stacker, frame);
    if (!stacker.over) {
      this.drawPiece(ctx, landed(stacker.well, stacker.piece), true);
      this.drawPiece(ctx, stacker.piece, false);
    }
    this.drawFlash(ctx, frame);
    this.drawPanels(ctx, stacker);
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => {
      drawCentred(ctx, text, x + 1, y + 1, this.palette.ground);
      drawCentred(ctx, text, x, y, color);
    });
  }

  private notice(stacker: Stacker, { still }: Frame): void {
    const { seen, palette, particles } = this;
    const { sound } = this.host;
    if (stacker.rows > seen.rows && stacker.last) {
      const { rows, points, combo } = stacker.last;
      this.flash = { left: FLASH_SECONDS, rows };
      const middle = top(rows[0] ?? 0);
      particles.addText(
        LEFT + WELL / 2,
        Math.max(14, middle - 8),
        `+${points}`,
        rows.length === 4 ? palette.record : palette.text,
      );
      if (combo > 1) particles.addText(LEFT + WELL / 2, Math.max(24, middle + 3), `COMBO ×${combo}`, palette.accent);
      if (!still) {
        for (const row of rows)
          for (let column = 0; column < COLUMNS; column++)
            particles.burst(
              LEFT + column * CELL + 5,
              top(row) + 5,
              this.colors[(column + row) % 7] ?? palette.text,
              2 + rows.length,
              40 + rows.length * 15,
            );
      }
      rows.forEach((_, at) => sound.play({ pitch: 392 * 2 ** ((at * 4) / 12), delay: at * 0.07, seconds: 0.14 }));
    } else if (stacker.placed > seen.placed)
      sound.play({ pitch: 150, to: 90, seconds: 0.05, wave: 'triangle', volume: 0.1 });
    const level = levelOf(stacker);
    if (level > seen.level) {
      particles.addText(LEFT + WELL / 2, 70, `LEVEL ${level}`, palette.accent);
      this.host.announce(`${STACKER_TEXTS[this.host.locale()].level} ${level}`);
      sound.play({ pitch: 523, delay: 0.1 }, { pitch: 784, delay: 0.2, seconds: 0.2 });
    }
    if (stacker.over && !seen.over) sound.play({ pitch: 260, to: 50, seconds: 0.8, wave: 'sawtooth', volume: 0.08 });
    this.seen = { placed: stacker.placed, rows: stacker.rows, level, over: stacker.over };
  }

  private drawWell(ctx: CanvasRenderingContext2D, stacker: Stacker, frame: Frame): void {
    // After the end the crates lose their colour row by row.
    if (stacker.over) this.fallen = frame.still ? ROWS : Math.min(ROWS, this.fallen + frame.seconds * 26);
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        if ((((stacker.well[row] ?? 0) >> column) & 1) === 0) continue;
        const block = this.blocks[stacker.kinds[row]?.[column] ?? 0];
        if (block) ctx.drawImage(block, LEFT + column * CELL, top(row));
        if (row >= this.fallen) continue;
        ctx.fillStyle = withAlpha(this.palette.surfaceRaised, 0.75);
        ctx.fillRect(LEFT + column * CELL, top(row), CELL, CELL);
      }
    }
  }

  private drawPiece(ctx: CanvasRenderingContext2D, piece: Piece, ghost: boolean): void {
    const color = this.colors[piece.kind] ?? this.palette.text;
    for (const { column, row } of cellsOf(piece)) {
      if (row >= ROWS) continue;
      const x = LEFT + column * CELL;
      const y = top(row);
      if (ghost) {
        ctx.fillStyle = withAlpha(color, 0.16);
        ctx.fillRect(x, y, CELL, CELL);
        ctx.fillStyle = withAlpha(color, 0.7);
        ctx.fillRect(x, y + CELL - 1, CELL, 1);
      } else {
        const block = this.blocks[piece.kind];
        if (block) ctx.drawImage(block, x, y);
      }
    }
  }

  private drawFlash(ctx: CanvasRenderingContext2D, { still }: Frame): void {
    if (this.flash.left === 0 || still) return;
    const share = this.flash.left / FLASH_SECONDS;
    ctx.fillStyle = withAlpha(this.palette.text, share * 0.8);
    const width = WELL * share;
    for (const row of this.flash.rows) ctx.fillRect(LEFT + (WELL - width) / 2, top(row), width, CELL);
  }

  private drawPanels(ctx: CanvasRenderingContext2D, stacker: Stacker): void {
    const words = STACKER_TEXTS[this.host.locale()];
    const { textMuted, surface, line, accent } = this.palette;
    const right = LEFT + WELL + EDGE;
    const panel = (x: number, y: number, height: number, label: string) => {
      const room = SIDE_PANEL - EDGE;
      ctx.fillStyle = line;
      ctx.fillRect(x + 1, y, room - 2, height);
      ctx.fillStyle = surface;
      ctx.fillRect(x + 2, y + 1, room - 4, height - 2);
      const fits = textWidth(label) <= room - 4;
      drawText(ctx, fits ? label : label.slice(0, 4), x + 4, y + 5, textMuted);
    };
    panel(0, 0, 40, words.hold);
    if (stacker.held !== null)
      this.drawSmall(ctx, stacker.held, (SIDE_PANEL - EDGE) / 2, 24, stacker.mayHold ? 1 : 0.35);
    panel(right, 0, 88, words.next);
    stacker.next.forEach((kind, at) => this.drawSmall(ctx, kind, right + (SIDE_PANEL - EDGE) / 2, 24 + at * 24, 1));
    if (stacker.combo > 1) {
      drawCentred(ctx, words.combo, (SIDE_PANEL - EDGE) / 2, 52, textMuted);
      drawCentred(ctx, `×${stacker.combo}`, (SIDE_PANEL - EDGE) / 2, 62, accent, 2);
    }
  }

  private drawSmall(ctx: CanvasRenderingContext2D, kind: number, x: number, y: number, alpha: number): void {
    const cells = cellsOf(spawnPiece(kind));
    const columns = cells.map(({ column }) => column);
    const rows = cells.map(({ row }) => row);
    const left = Math.min(...columns);
    const highest = Math.max(...rows);
    const width = (Math.max(...columns) - left + 1) * SMALL;
    const height = (highest - Math.min(...rows) + 1) * SMALL;
    const block = this.blocks[kind];
    ctx.globalAlpha = alpha;
    for (const { column, row } of cells) {
      const px = Math.round(x - width / 2) + (column - left) * SMALL;
      const py = Math.round(y - height / 2) + (highest - row) * SMALL;
      if (block) ctx.drawImage(block, px, py, SMALL, SMALL);
    }
    ctx.globalAlpha = 1;
  }
}

function top(row: number): number {
  return EDGE + (ROWS - 1 - row) * CELL;
}

/** A crate with a mark of its kind, so that colour is not the only difference. */
function crate(color: string, kind: number): HTMLCanvasElement {
  return prerender(CELL, CELL, (ctx) => {
    const shadow = mix(color, '#000000', 0.42);
    const light = mix(color, '#ffffff', 0.38);
    ctx.fillStyle = shadow;
    ctx.fillRect(0, 0, CELL, CELL);
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, CELL - 1, CELL - 1);
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, CELL - 1, 1);
    ctx.fillRect(0, 0, 1, CELL - 1);
    ctx.fillStyle = mix(color, '#000000', 0.2);
    if (kind % 4 === 0) ctx.fillRect(2, 4, 6, 2);
    else if (kind % 4 === 1) ctx.fillRect(3, 3, 4, 4);
    else if (kind % 4 === 2) for (let at = 0; at < 5; at++) ctx.fillRect(2 + at, 2 + at, 2, 1);
    else for (const [x, y] of [[2, 2], [6, 2], [2, 6], [6, 6]] as const) ctx.fillRect(x, y, 2, 2); // prettier-ignore
  });
}
