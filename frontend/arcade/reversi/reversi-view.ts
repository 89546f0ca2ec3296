import {
  CELLS,
  discs,
  moves,
  newBoard,
  SIDE,
  turned,
  type Board,
  type Player,
} from '@gamegeek/arcade/reversi/board.js';
import type { MatchResult, Placing, Reversi } from '@gamegeek/arcade/reversi/reversi.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { mix, withAlpha } from '../shell/drawing/colors.js';
import { cellAt, GridCursor } from '../shell/grid-cursor.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender } from '../shell/drawing/pixel-canvas.js';
import { drawCentred, drawText, textWidth } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { describeField, describeTurn } from './describe.js';
import { REVERSI_TEXTS } from './texts.js';

const CELL = 24;
const EDGE = 6;
const TOP = 22;
const WIDTH = SIDE * CELL + EDGE * 2;
const HEIGHT = WIDTH + TOP;
const FLIP_SECONDS = 0.28;
const PAUSE_SECONDS = 0.16;
const RESULT_SECONDS = 1.5;
const DISC = 18;
/** Pixels that a row of a disc leaves free on each side. */
const ROUND = [6, 4, 3, 2, 1, 1, 0, 0, 0];
/** The start of a match: four discs, and possibly one of the computer. */
const FIRST_DISCS = 5;

type Scene = { kind: 'placing'; placing: Placing; before: Board } | { kind: 'result'; result: MatchResult };

export class ReversiView implements View<Reversi> {
  private readonly canvas = new PixelCanvas(WIDTH, HEIGHT);
  private readonly cursor = new GridCursor(SIDE);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private ground = prerender(1, 1, () => {});
  /** Scenes to show, the current one first. */
  private scenes: Scene[] = [];
  private elapsed = 0;
  private shown: Board = newBoard();
  private own: Player = 1;

  constructor(private readonly host: ViewHost<Reversi, number>) {
    this.element.addEventListener('pointerdown', (event) => {
      const { x, y } = this.canvas.locate(event);
      this.cursor.visible = false;
      this.place(cellAt({ x, y: y - TOP }, EDGE, CELL, SIDE));
    });
  }

  get element(): HTMLElement {
    return this.canvas.element;
  }

  get busy(): boolean {
    return this.scenes.length > 0;
  }

  fit(width: number, height: number): void {
    this.canvas.fit(width, height);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.ground = prerender(WIDTH, HEIGHT, (ctx) => {
      ctx.fillStyle = palette.lineStrong;
      ctx.fillRect(1, TOP, WIDTH - 2, WIDTH);
      ctx.fillRect(0, TOP + 1, WIDTH, WIDTH - 2);
      ctx.fillStyle = mix(palette.accentSoft, palette.ground, 0.2);
      ctx.fillRect(2, TOP + 2, WIDTH - 4, WIDTH - 4);
      for (let cell = 0; cell < CELLS; cell++) {
        const { x, y } = corner(cell);
        const odd = ((cell % SIDE) + Math.floor(cell / SIDE)) % 2;
        ctx.fillStyle = mix(palette.accentSoft, palette.surface, odd ? 0.35 : 0.6);
        ctx.fillRect(x + 1, y + 1, CELL - 2, CELL - 2);
        ctx.fillStyle = mix(palette.accentSoft, palette.ground, 0.4);
        ctx.fillRect(x + 1, y + 1, CELL - 2, 1);
        ctx.fillRect(x + 1, y + 1, 1, CELL - 2);
      }
    });
  }

  start(reversi: Reversi): void {
    this.scenes = [];
    this.shown = reversi.board;
    this.own = reversi.own;
    this.particles.clear();
  }

  press(control: string): void {
    if (this.cursor.move(control)) {
      const { board, own } = this.host.state;
      this.host.announce(describeField(board, this.cursor.cell, own, REVERSI_TEXTS[this.host.locale()]));
      return;
    }
    if (control === 'place') {
      this.cursor.visible = true;
      this.place(this.cursor.cell);
    }
  }

  private place(cell: number): void {
    if (this.busy || cell < 0) return;
    const { state, sound } = this.host;
    const before = this.shown;
    const results = state.results.length;
    const { own } = state;
    if (!this.host.act(cell)) {
      sound.play({ pitch: 110, seconds: 0.06, volume: 0.03 });
      return;
    }
    const result = state.results.length > results ? state.results.at(-1) : undefined;
    // The end of a match is announced when it is shown.
    if (!result) this.host.announce(describeTurn(state.placings, own, REVERSI_TEXTS[this.host.locale()]));
    this.queue(state.placings, before, result);
  }

  private queue(placings: readonly Placing[], start: Board, result: MatchResult | undefined): void {
    let before = start;
    let ended = false;
    const end = () => {
      if (result && !ended) this.scenes.push({ kind: 'result', result });
      ended = true;
    };
    for (const placing of placings) {
      if (result && discs(placing.board, 1) + discs(placing.board, -1) <= FIRST_DISCS) {
        end();
        before = newBoard();
      }
      this.scenes.push({ kind: 'placing', placing, before });
      before = placing.board;
    }
    if (result) end();
    this.elapsed = 0;
    this.begin();
  }

  private begin(): void {
    const scene = this.scenes[0];
    const { sound } = this.host;
    this.elapsed = 0;
    if (scene?.kind === 'placing') {
      const mine = scene.placing.player === this.own;
      sound.play({ pitch: mine ? 392 : 262, to: mine ? 523 : 196, seconds: 0.12, wave: 'triangle', volume: 0.12 });
    } else if (scene) {
      const { own, house } = scene.result;
      const text = this.resultText(scene.result);
      this.host.announce(text);
      if (own > house) sound.play({ pitch: 523 }, { pitch: 659, delay: 0.1 }, { pitch: 784, delay: 0.2, seconds: 0.2 });
      else sound.play({ pitch: 330, to: 165, seconds: 0.4, wave: 'triangle' });
    }
  }

  draw(reversi: Reversi, frame: Frame): void {
    this.advance(reversi, frame);
    const ctx = this.canvas.begin();
    ctx.clearRect(0, 0, WIDTH, HEIGHT);
    ctx.drawImage(this.ground, 0, 0);
    this.drawCounts(ctx, reversi);
    const scene = this.scenes[0];
    const placing = scene?.kind === 'placing' ? scene : undefined;
    const share = placing ? Math.min(1, this.elapsed / FLIP_SECONDS) : 1;
    const board = placing ? placing.placing.board : this.shown;
    for (let cell = 0; cell < CELLS; cell++) {
      const player = board[cell];
      if (player !== 1 && player !== -1) continue;
      const turning = placing && placing.before[cell] === -player;
      const dropping = placing && placing.placing.cell === cell;
      if (turning) this.drawDisc(ctx, cell, share < 0.5 ? (-player as Player) : player, Math.abs(1 - share * 2));
      else this.drawDisc(ctx, cell, player, dropping ? Math.min(1, 0.3 + share) : 1);
      if (dropping) this.mark(ctx, cell);
    }
    if (!scene && frame.playing) this.drawHints(ctx, reversi, frame);
    const chosen = corner(this.cursor.cell);
    this.cursor.draw(ctx, chosen.x, chosen.y, CELL, this.palette.focus);
    if (scene?.kind === 'result') this.drawResult(ctx, scene.result);
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => drawCentred(ctx, text, x, y, color));
  }

  private advance(reversi: Reversi, frame: Frame): void {
    const scene = this.scenes[0];
    if (!scene) return;
    this.elapsed += frame.still ? 10 : frame.seconds;
    const length = scene.kind === 'placing' ? FLIP_SECONDS + PAUSE_SECONDS : frame.still ? 11 : RESULT_SECONDS;
    if (this.elapsed < length) return;
    this.scenes.shift();
    if (scene.kind === 'placing') this.shown = scene.placing.board;
    else {
      this.shown = reversi.over ? this.shown : newBoard();
      this.own = reversi.own;
    }
    if (this.scenes.length > 0) this.begin();
    else if (!reversi.over) this.shown = reversi.board;
  }

  private colors(player: Player): { face: string; edge: string } {
    const { accent, second, ground } = this.palette;
    const face = player === this.own ? accent : second;
    return { face, edge: mix(face, ground, 0.55) };
  }

  /** `width`: 1 from above, 0 edge-on. */
  private drawDisc(ctx: CanvasRenderingContext2D, cell: number, player: Player, width: number): void {
    const { x, y } = corner(cell);
    const { face, edge } = this.colors(player);
    const left = x + (CELL - DISC) / 2;
    const top = y + (CELL - DISC) / 2;
    const rows = [...ROUND, ...ROUND.toReversed()];
    rows.forEach((free, row) => {
      const half = Math.max(1, Math.round((DISC / 2 - free) * width));
      ctx.fillStyle = edge;
      ctx.fillRect(left + DISC / 2 - half, top + row + 2, half * 2, 1);
    });
    rows.forEach((free, row) => {
      const half = Math.max(1, Math.round((DISC / 2 - free) * width));
      ctx.fillStyle = row < 4 ? mix(face, '#ffffff', 0.3) : face;
      ctx.fillRect(left + DISC / 2 - half, top + row, half * 2, 1);
    });
    // Own discs have a ring, the computer's a bar, so that colour is not the only difference.
    if (width < 0.8) return;
    ctx.fillStyle = edge;
    if (player === this.own) {
      ctx.fillRect(left + 6, top + 6, 6, 6);
      ctx.fillStyle = face;
      ctx.fillRect(left + 8, top + 8, 2, 2);
    } else ctx.fillRect(left + 5, top + 8, 8, 2);
  }

  private mark(ctx: CanvasRenderingContext2D, cell: number): void {
    const { x, y } = corner(cell);
    ctx.fillStyle = withAlpha(this.palette.text, 0.25);
    ctx.fillRect(x, y, CELL, 1);
    ctx.fillRect(x, y + CELL - 1, CELL, 1);
    ctx.fillRect(x, y, 1, CELL);
    ctx.fillRect(x + CELL - 1, y, 1, CELL);
  }

  /** Valid moves, larger the more discs they flip. */
  private drawHints(ctx: CanvasRenderingContext2D, { board, own }: Reversi, { now, still }: Frame): void {
    const beat = still ? 0 : Math.round(Math.sin(now * 4));
    for (const cell of moves(board, own)) {
      const { x, y } = corner(cell);
      const size = 4 + Math.min(4, turned(board, cell, own).length) + beat;
      ctx.fillStyle = withAlpha(this.palette.accent, 0.55);
      ctx.fillRect(x + Math.floor((CELL - size) / 2), y + Math.floor((CELL - size) / 2), size, size);
    }
  }

  private drawCounts(ctx: CanvasRenderingContext2D, reversi: Reversi): void {
    const words = REVERSI_TEXTS[this.host.locale()];
    const mine = this.colors(this.own).face;
    const opponentFace = this.colors(-this.own as Player).face;
    const own = String(discs(this.shown, this.own));
    const house = String(discs(this.shown, -this.own as Player));
    drawText(ctx, words.you, EDGE, 8, mine);
    drawText(ctx, own, EDGE + textWidth(words.you) + 4, 5, mine, 2);
    drawText(ctx, words.house, WIDTH - EDGE - textWidth(words.house), 8, opponentFace);
    const left = WIDTH - EDGE - textWidth(words.house) - 4 - textWidth(house) * 2;
    drawText(ctx, house, left, 5, opponentFace, 2);
    if (reversi.streak > 1) drawCentred(ctx, `×${reversi.streak}`, WIDTH / 2, 5, this.palette.record, 2);
  }

  private resultText({ own, house }: MatchResult): string {
    const words = REVERSI_TEXTS[this.host.locale()];
    const text = own > house ? words.won : own < house ? words.lost : words.drawn;
    return fill(text, { own: String(own), house: String(house) });
  }

  private drawResult(ctx: CanvasRenderingContext2D, result: MatchResult): void {
    const y = TOP + WIDTH / 2;
    ctx.fillStyle = withAlpha(this.palette.ground, 0.9);
    ctx.fillRect(0, y - 22, WIDTH, 44);
    const won = result.own > result.house;
    ctx.fillStyle = won ? this.palette.accent : this.palette.second;
    ctx.fillRect(0, y - 22, WIDTH, 2);
    ctx.fillRect(0, y + 20, WIDTH, 2);
    drawCentred(ctx, this.resultText(result), WIDTH / 2, y - 11, this.palette.text);
    drawCentred(ctx, `+${result.points}`, WIDTH / 2, y + 2, won ? this.palette.accent : this.palette.textMuted, 2);
  }
}

function corner(cell: number): { x: number; y: number } {
  return { x: EDGE + (cell % SIDE) * CELL, y: TOP + EDGE + Math.floor(cell / SIDE) * CELL };
}
