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
import { OPPONENTS, type MatchResult, type Reversi, type ReversiEvent } from '@gamegeek/arcade/reversi/reversi.js';
import { mix, withAlpha } from '@gamegeek/rules/theme/colors.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { cellAt, GridCursor } from '../shell/grid-cursor.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender } from '../shell/drawing/pixel-canvas.js';
import { drawCentred, drawText, textWidth } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { describeField, describeTurn, passText } from './describe.js';
import { REVERSI_TEXTS, type ReversiTexts } from './texts.js';

const CELL = 22;
const EDGE = 6;
const TOP = 22;
const WIDTH = SIDE * CELL + EDGE * 2;
const HEIGHT = WIDTH + TOP;
const FLIP_SECONDS = 0.26;
const PAUSE_SECONDS = 0.14;
/** Texts are shown as long without animations. */
const PASS_SECONDS = 1.1;
const RESULT_SECONDS = 2;
const OPPONENT_SECONDS = 1.6;
const DISC = 18;
/** With its shadow. */
const DISC_HEIGHT = DISC + 2;
/** Pixels that a row of a disc leaves free on each side. */
const ROUND = [6, 4, 3, 2, 1, 1, 0, 0, 0];
const CELEBRATED = 40;

type Side = 'own' | 'opponent';

export class ReversiView implements View<Reversi, number> {
  private readonly canvas = new PixelCanvas(WIDTH, HEIGHT);
  private readonly cursor = new GridCursor(SIDE);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private ground = prerender(1, 1, () => {});
  private faces: Record<Side, HTMLCanvasElement> = { own: this.ground, opponent: this.ground };
  /** What is still to be shown, the current event first. */
  private scenes: ReversiEvent[] = [];
  private elapsed = 0;
  private shown: Board = newBoard();
  /** The discs of the player, and the match, that are shown. */
  private own: Player = 1;
  private match = 0;
  private last = -1;
  /** The cell under a mouse. */
  private hovered = -1;
  /** Since the opponent was introduced. */
  private introduced = 0;

  constructor(private readonly host: ViewHost<Reversi, number>) {
    const at = (event: PointerEvent) => {
      const { x, y } = this.canvas.locate(event);
      return cellAt({ x, y: y - TOP }, EDGE, CELL, SIDE);
    };
    this.element.addEventListener('pointerdown', (event) => {
      this.cursor.visible = false;
      this.choose(at(event));
    });
    this.element.addEventListener('pointermove', (event) => {
      this.hovered = event.pointerType === 'mouse' ? at(event) : -1;
    });
    this.element.addEventListener('pointerleave', () => (this.hovered = -1));
  }

  get element(): HTMLElement {
    return this.canvas.element;
  }

  get busy(): boolean {
    return this.scenes.length > 0;
  }

  private get words(): ReversiTexts {
    return REVERSI_TEXTS[this.host.locale()];
  }

  private get opponent(): string {
    return OPPONENTS[this.match]?.name ?? '';
  }

  fit(width: number, height: number): void {
    this.canvas.fit(width, height);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.faces = { own: this.paint('own'), opponent: this.paint('opponent') };
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

  private paint(side: Side): HTMLCanvasElement {
    const face = this.colorOf(side);
    const edge = mix(face, this.palette.ground, 0.55);
    return prerender(DISC, DISC_HEIGHT, (ctx) => {
      const rows = [...ROUND, ...ROUND.toReversed()];
      ctx.fillStyle = edge;
      rows.forEach((free, row) => ctx.fillRect(free, row + 2, DISC - free * 2, 1));
      rows.forEach((free, row) => {
        ctx.fillStyle = row < 4 ? mix(face, '#ffffff', 0.3) : face;
        ctx.fillRect(free, row, DISC - free * 2, 1);
      });
      // Own discs have a ring, the opponent's a bar, so that colour is not the only difference.
      ctx.fillStyle = edge;
      if (side === 'opponent') ctx.fillRect(5, 8, 8, 2);
      else {
        ctx.fillRect(6, 6, 6, 6);
        ctx.fillStyle = face;
        ctx.fillRect(8, 8, 2, 2);
      }
    });
  }

  private colorOf(side: Side): string {
    return side === 'own' ? this.palette.accent : this.palette.second;
  }

  private sideOf(player: Player): Side {
    return player === this.own ? 'own' : 'opponent';
  }

  start(reversi: Reversi): void {
    this.scenes = [];
    this.particles.clear();
    this.shown = reversi.board;
    this.own = reversi.own;
    this.match = reversi.match;
    this.last = -1;
    this.introduced = 0;
  }

  press(control: string): void {
    if (this.cursor.move(control)) {
      const { board, own } = this.host.state;
      this.host.announce(describeField(board, this.cursor.cell, { own, opponent: this.opponent, words: this.words }));
      return;
    }
    if (control === 'place') {
      this.cursor.visible = true;
      this.choose(this.cursor.cell);
    }
  }

  /** Places a disc, or shows at once what is still being shown. */
  private choose(cell: number): void {
    if (this.busy) this.skip();
    else if (cell >= 0) this.act(cell);
  }

  act(cell: number): void {
    const { state, sound } = this.host;
    const { own } = state;
    const words = { own, opponent: this.opponent, words: this.words };
    if (!this.host.act(cell)) {
      sound.play({ pitch: 110, seconds: 0.06, volume: 0.03 });
      return;
    }
    this.introduced = OPPONENT_SECONDS;
    this.host.vibrate(12);
    const end = state.events.findIndex(({ kind }) => kind === 'ended');
    // The end of a match is announced when it is shown.
    this.host.announce(describeTurn(end < 0 ? state.events : state.events.slice(0, end), words));
    this.scenes = [...state.events];
    this.begin();
  }

  /** Up to the result of a match, which is left by another press. */
  private skip(): void {
    do this.finishScene();
    while (this.busy && this.scenes[0]?.kind !== 'ended');
  }

  private begin(): void {
    const [scene] = this.scenes;
    const { sound } = this.host;
    this.elapsed = 0;
    if (scene?.kind === 'placed') {
      const mine = scene.player === this.own;
      sound.play({ pitch: mine ? 392 : 262, to: mine ? 523 : 196, seconds: 0.12, wave: 'triangle', volume: 0.12 });
    } else if (scene?.kind === 'passed') sound.play({ pitch: 294 }, { pitch: 220, delay: 0.12, seconds: 0.16 });
    else if (scene) this.celebrate(scene.result);
  }

  private celebrate(result: MatchResult): void {
    const { sound } = this.host;
    this.host.announce(`${this.resultText(result)} +${result.points}`);
    if (result.own <= result.house) {
      sound.play({ pitch: 330, to: 165, seconds: 0.4, wave: 'triangle' });
      return;
    }
    sound.play({ pitch: 523 }, { pitch: 659, delay: 0.1 }, { pitch: 784, delay: 0.2, seconds: 0.2 });
    this.host.vibrate(40);
    if (this.host.speed > 0)
      for (const x of [WIDTH / 4, WIDTH / 2, (WIDTH * 3) / 4])
        this.particles.burst(x, TOP + WIDTH / 2, this.palette.record, CELEBRATED, 110);
  }

  private finishScene(): void {
    const scene = this.scenes.shift();
    const { state } = this.host;
    if (scene?.kind === 'placed') {
      this.shown = scene.board;
      this.last = scene.cell;
    } else if (scene?.kind === 'ended' && !state.over) {
      this.shown = newBoard();
      this.own = state.own;
      this.match = state.match;
      this.last = -1;
      this.introduced = 0;
      this.host.announce(this.introduction(state));
    }
    if (this.busy) this.begin();
  }

  private introduction({ match }: Reversi): string {
    return `${this.words.match} ${match + 1}: ${this.opponent}`;
  }

  draw(reversi: Reversi, frame: Frame): void {
    this.advance(frame);
    const ctx = this.canvas.begin();
    ctx.clearRect(0, 0, WIDTH, HEIGHT);
    ctx.drawImage(this.ground, 0, 0);
    this.drawCounts(ctx, reversi);
    this.drawBoard(ctx);
    const [scene] = this.scenes;
    if (!scene && frame.playing) this.drawMoves(ctx, reversi, frame);
    const chosen = corner(this.cursor.cell);
    this.cursor.draw(ctx, chosen.x, chosen.y, CELL, this.palette.focus);
    if (scene?.kind === 'ended') this.drawResult(ctx, scene.result);
    else if (scene?.kind === 'passed')
      this.drawBanner(ctx, passText(scene.player === this.own, this.opponent, this.words), {
        color: this.palette.record,
      });
    else if (frame.playing && this.introduced < OPPONENT_SECONDS) {
      ctx.globalAlpha = Math.min(1, (OPPONENT_SECONDS - this.introduced) * 3);
      this.drawBanner(ctx, this.introduction(reversi), { color: this.colorOf('opponent'), row: 1 });
      ctx.globalAlpha = 1;
    }
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => drawCentred(ctx, text, x, y, color));
  }

  private advance(frame: Frame): void {
    if (frame.playing) this.introduced += frame.seconds;
    this.elapsed += frame.seconds;
    for (let [scene] = this.scenes; scene && this.elapsed >= this.secondsOf(scene); [scene] = this.scenes) {
      this.finishScene();
    }
  }

  private secondsOf({ kind }: ReversiEvent): number {
    if (kind === 'placed') return (FLIP_SECONDS + PAUSE_SECONDS) * this.host.speed;
    return kind === 'passed' ? PASS_SECONDS : RESULT_SECONDS;
  }

  private drawBoard(ctx: CanvasRenderingContext2D): void {
    const [scene] = this.scenes;
    const placed = scene?.kind === 'placed' ? scene : undefined;
    const share = placed ? Math.min(1, this.elapsed / (FLIP_SECONDS * this.host.speed || 1)) : 1;
    const board = placed?.board ?? this.shown;
    for (let cell = 0; cell < CELLS; cell++) {
      const player = board[cell];
      if (player !== 1 && player !== -1) continue;
      const before = this.shown[cell];
      if (before === -player) {
        this.drawDisc(ctx, cell, share < 0.5 ? (-player as Player) : player, Math.abs(1 - share * 2));
      } else this.drawDisc(ctx, cell, player, placed?.cell === cell ? Math.min(1, 0.3 + share) : 1);
    }
    this.mark(ctx, placed?.cell ?? this.last);
  }

  /** `width`: 1 from above, 0 edge-on. */
  private drawDisc(ctx: CanvasRenderingContext2D, cell: number, player: Player, width: number): void {
    const { x, y } = corner(cell);
    const shown = Math.max(2, Math.round(DISC * width));
    const edge = (CELL - DISC) / 2;
    ctx.drawImage(this.faces[this.sideOf(player)], x + Math.round((CELL - shown) / 2), y + edge, shown, DISC_HEIGHT);
  }

  /** The last move. */
  private mark(ctx: CanvasRenderingContext2D, cell: number): void {
    if (cell < 0) return;
    const { x, y } = corner(cell);
    ctx.fillStyle = this.palette.record;
    for (const [dx, dy] of [[1, 1], [CELL - 4, 1], [1, CELL - 4], [CELL - 4, CELL - 4]] as const) ctx.fillRect(x + dx, y + dy, 3, 3); // prettier-ignore
  }

  /** Valid moves, larger the more discs they turn, and those that the chosen one would turn. */
  private drawMoves(ctx: CanvasRenderingContext2D, { board, own }: Reversi, { now }: Frame): void {
    const beat = this.host.speed === 0 ? 0 : Math.round(Math.sin(now * 4));
    ctx.fillStyle = withAlpha(this.palette.accent, 0.55);
    for (const cell of moves(board, own)) {
      const { x, y } = corner(cell);
      const size = 4 + Math.min(4, turned(board, cell, own).length) + beat;
      ctx.fillRect(x + Math.floor((CELL - size) / 2), y + Math.floor((CELL - size) / 2), size, size);
    }
    const chosen = this.cursor.visible ? this.cursor.cell : this.hovered;
    ctx.fillStyle = this.palette.accent;
    for (const cell of chosen >= 0 ? turned(board, chosen, own) : []) {
      const { x, y } = corner(cell);
      ctx.fillRect(x + CELL / 2 - 3, y + CELL / 2 - 3, 6, 6);
    }
  }

  private drawCounts(ctx: CanvasRenderingContext2D, { streak }: Reversi): void {
    const { words, opponent } = this;
    const own = String(discs(this.shown, this.own));
    const theirs = String(discs(this.shown, -this.own as Player));
    drawText(ctx, words.you, EDGE, 8, this.colorOf('own'));
    drawText(ctx, own, EDGE + textWidth(words.you) + 4, 5, this.colorOf('own'), 2);
    const left = WIDTH - EDGE - textWidth(opponent);
    drawText(ctx, opponent, left, 8, this.colorOf('opponent'));
    drawText(ctx, theirs, left - 4 - textWidth(theirs) * 2, 5, this.colorOf('opponent'), 2);
    // What a win of this match pays more.
    if (streak > 0 && !this.busy) drawCentred(ctx, `×${streak + 1}`, WIDTH / 2, 5, this.palette.record, 2);
  }

  private resultText({ own, house }: MatchResult): string {
    const { words } = this;
    const text = own > house ? words.won : own < house ? words.lost : words.drawn;
    return fill(text, { own: String(own), house: String(house) });
  }

  /** Across the board, in front of the line between two rows. */
  private drawBanner(
    ctx: CanvasRenderingContext2D,
    text: string,
    { color, row = SIDE / 2, below }: { color: string; row?: number; below?: string },
  ): void {
    const y = TOP + EDGE + row * CELL;
    const half = below ? 22 : 12;
    ctx.fillStyle = withAlpha(this.palette.ground, 0.92);
    ctx.fillRect(0, y - half, WIDTH, half * 2);
    ctx.fillStyle = color;
    ctx.fillRect(0, y - half, WIDTH, 2);
    ctx.fillRect(0, y + half - 2, WIDTH, 2);
    drawCentred(ctx, text, WIDTH / 2, below ? y - 11 : y - 2, this.palette.text);
    if (below) drawCentred(ctx, below, WIDTH / 2, y + 2, color, 2);
  }

  private drawResult(ctx: CanvasRenderingContext2D, result: MatchResult): void {
    const color = result.own > result.house ? this.colorOf('own') : this.colorOf('opponent');
    this.drawBanner(ctx, this.resultText(result), { color, below: `+${result.points}` });
  }
}

function corner(cell: number): { x: number; y: number } {
  return { x: EDGE + (cell % SIDE) * CELL, y: TOP + EDGE + Math.floor(cell / SIDE) * CELL };
}
