import { LANTERN, LANTERN_COINS, type Dungeon } from '@gamegeek/arcade/dungeon/dungeon.js';
import { CELLS, cellsAround, isOpen, newFloor, SIDE, type Floor } from '@gamegeek/arcade/dungeon/floor.js';
import { withAlpha } from '@gamegeek/rules/theme/colors.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { cellAt, GridCursor } from '../shell/grid-cursor.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas } from '../shell/drawing/pixel-canvas.js';
import { drawCentred } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { CELL, corner, EDGE, paint, SIZE, type Pictures } from './pictures.js';
import { describeStone } from './describe-stone.js';
import { DUNGEON_TEXTS, type DungeonTexts } from './texts.js';

const HOLD_MS = 380;
const SHAKE_SECONDS = 0.35;
const BANNER_SECONDS = 1.3;
/** How long a cleared floor stays: for its text, and for its animations. */
const CLEARED_SECONDS = { text: 0.7, motion: 0.8 };
/** Stones open one ring after the other. */
const RING_SECONDS = 0.025;
const CELLS_A_SECOND = 14;

/** An input whose answer is awaited, and the state before. */
interface Asked {
  input: number;
  floor: Floor;
  seen: Int8Array;
  coins: number;
  lanterns: number;
  lives: number;
  number: number;
}

/** A cleared floor that is still shown. */
interface Cleared {
  floor: Floor;
  text: string;
  points: number;
  elapsed: number;
}

export class DungeonView implements View<Dungeon, number> {
  private readonly canvas = new PixelCanvas(SIZE, SIZE);
  private readonly cursor = new GridCursor(SIDE);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private pictures: Pictures = paint(dark);
  /** The player's flags, which are not part of the rules. */
  private flags = new Set<number>();
  private flagging = false;
  /** Where the explorer is going, and is now. */
  private hero = 0;
  private heroAt = corner(0);
  /** Stones that are opened one after the other. */
  private chosen: number[] = [];
  private asked: Asked | null = null;
  private cleared: Cleared | null = null;
  /** Seconds until an open stone is shown as open. */
  private readonly covered = new Float32Array(CELLS);
  private banner = 0;
  private shake = 0;
  private hold: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: ViewHost<Dungeon, number>) {
    this.listen();
  }

  get element(): HTMLElement {
    return this.canvas.element;
  }

  get busy(): boolean {
    return this.cleared !== null;
  }

  /** By the player's flags, which may be wrong. */
  get trapsLeft(): number {
    if (this.cleared) return 0;
    const { trapCount, sprung } = this.host.state.floor;
    return trapCount - sprung.size - this.flags.size;
  }

  get hasFlags(): boolean {
    return this.flags.size > 0;
  }

  private listen(): void {
    const { element } = this;
    let pressed = -1;
    const at = (event: PointerEvent) => cellAt(this.canvas.locate(event), EDGE, CELL, SIDE);
    const forget = () => {
      clearTimeout(this.hold);
      pressed = -1;
    };
    element.addEventListener('pointerdown', (event) => {
      this.cursor.visible = false;
      if (this.leave()) return;
      const cell = at(event);
      if (event.button === 2) {
        this.toggleFlag(cell);
        return;
      }
      pressed = cell;
      this.hold = setTimeout(() => {
        this.toggleFlag(cell);
        pressed = -1;
      }, HOLD_MS);
    });
    element.addEventListener('pointermove', (event) => {
      if (pressed >= 0 && at(event) !== pressed) forget();
    });
    element.addEventListener('pointerup', (event) => {
      const cell = at(event);
      const isTap = cell >= 0 && cell === pressed;
      forget();
      if (isTap) this.tap(cell);
    });
    element.addEventListener('pointercancel', forget);
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  fit(width: number, height: number): void {
    this.canvas.fit(width, height);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.pictures = paint(palette);
  }

  start(dungeon: Dungeon): void {
    this.particles.clear();
    this.flagging = false;
    this.chosen = [];
    this.asked = null;
    this.cleared = null;
    this.enter(dungeon);
    this.covered.fill(0);
    this.banner = 0;
  }

  private enter({ stairs, floor }: Dungeon): void {
    this.flags = new Set();
    this.hero = stairs;
    this.heroAt = corner(stairs);
    this.cursor.cell = stairs;
    this.banner = BANNER_SECONDS;
    this.uncover(newFloor(0).seen, floor.seen, stairs);
  }

  /** Lets new stones open in rings around one. */
  private uncover(before: Int8Array, after: Int8Array, from: number): void {
    for (let cell = 0; cell < CELLS; cell++) {
      const isNew = before[cell] === -1 && after[cell] !== -1;
      this.covered[cell] = isNew ? rings(cell, from) * RING_SECONDS * this.host.speed : 0;
    }
  }

  press(control: string, repeated: boolean): void {
    if (this.cursor.move(control)) {
      this.host.announce(this.describe(this.cursor.cell));
      return;
    }
    if (repeated || this.leave()) return;
    if (control === 'flagging') {
      this.flagging = !this.flagging;
      this.host.announce(`${this.words.flag}: ${this.flagging ? '✓' : '–'}`);
    } else if (control === 'lantern') this.light();
    else {
      this.cursor.visible = true;
      if (control === 'open') this.open(this.cursor.cell);
      else if (control === 'flag') this.toggleFlag(this.cursor.cell);
    }
  }

  private tap(cell: number): void {
    if (this.flagging && !isOpen(this.host.state.floor, cell)) this.toggleFlag(cell);
    else this.open(cell);
  }

  private toggleFlag(cell: number): void {
    if (cell < 0 || isOpen(this.host.state.floor, cell)) return;
    if (!this.flags.delete(cell)) this.flags.add(cell);
    this.host.vibrate(15);
    this.host.sound.play({ pitch: 620, to: 420, seconds: 0.07, wave: 'triangle' });
    this.host.announce(`${this.describe(cell)}. ${this.words.traps}: ${this.trapsLeft}`);
  }

  private get words(): DungeonTexts {
    return DUNGEON_TEXTS[this.host.locale()];
  }

  /** A stone for screen readers: where it is, and what is seen of it. */
  private describe(cell: number): string {
    return describeStone(this.host.state.floor, cell, this.flags.has(cell), this.words);
  }

  /** Opens a stone; on an open stone with all traps flagged, the other stones around it. */
  private open(cell: number): void {
    const { floor } = this.host.state;
    if (this.host.waiting) return;
    if (!isOpen(floor, cell)) this.chosen = [cell];
    else {
      const around = cellsAround(cell);
      const known = this.knownAround(floor, cell);
      this.chosen = known > 0 && known === floor.seen[cell] ? [...around] : [];
    }
    this.step();
  }

  private knownAround(floor: Floor, cell: number): number {
    return cellsAround(cell).filter((other) => this.flags.has(other) || floor.sprung.has(other)).length;
  }

  private light(): void {
    if (this.host.waiting) return;
    this.chosen = [];
    if (this.act(LANTERN)) return;
    this.host.announce(`${this.words.lanterns}: 0`);
    this.host.sound.play({ pitch: 110, seconds: 0.06, volume: 0.03 });
  }

  /** Opens the next of the chosen stones that is closed and has no flag. */
  private step(): void {
    const { floor } = this.host.state;
    for (let cell = this.chosen.shift(); cell !== undefined; cell = this.chosen.shift()) {
      if (!isOpen(floor, cell) && !this.flags.has(cell) && this.act(cell)) return;
    }
  }

  act(input: number): boolean {
    const { floor, coins, lanterns, lives, number } = this.host.state;
    this.asked = { input, floor, seen: floor.seen.slice(), coins, lanterns, lives, number };
    if (this.host.act(input)) return true;
    this.asked = null;
    return false;
  }

  answered(state: Dungeon): void {
    if (!this.asked) return;
    const { sound } = this.host;
    const { asked } = this;
    const { floor, input } = asked;
    this.asked = null;
    const opened = newlyOpen(asked.seen, floor.seen);
    const cell = input === LANTERN ? (opened[0] ?? this.hero) : input;
    const { x, y } = centre(cell);
    const said = [describeStone(floor, cell, false, this.words)];
    for (const each of opened) this.flags.delete(each);
    if (input === LANTERN) {
      this.particles.burst(x, y, this.palette.gold, 30, 60);
      this.cursor.cell = cell;
      said.push(`${this.words.lanterns}: ${state.lanterns}`);
      sound.play({ pitch: 660, seconds: 0.1 }, { pitch: 880, delay: 0.08, seconds: 0.2, wave: 'triangle' });
    }
    if (state.lives < asked.lives) {
      this.shake = SHAKE_SECONDS * this.host.speed;
      this.host.vibrate(120);
      this.particles.burst(x, y, this.palette.danger, 24, 80);
      this.particles.addText(x, y - 8, '-1', this.palette.danger);
      said.push(`${this.words.lives}: ${state.lives}`);
      sound.play({ pitch: 180, to: 50, seconds: 0.4, wave: 'sawtooth', volume: 0.09 });
    } else {
      this.hero = cell;
      this.uncover(asked.seen, floor.seen, cell);
      if (opened.length > 1) said.push(fill(this.words.opened, { count: String(opened.length) }));
      if (this.host.speed > 0) this.particles.burst(x, y, this.palette.textMuted, Math.min(20, 3 + opened.length));
      sound.play({ pitch: 300 + Math.min(20, opened.length) * 18, seconds: 0.05, wave: 'triangle', volume: 0.1 });
    }
    // Coins of the next floor are collected when it is entered.
    if (state.coins > asked.coins) {
      said.push(`${this.words.coins}: ${state.coins}`);
      this.particles.burst(x, y, this.palette.gold, 16, 70);
      this.particles.addText(x, y - 8, `+${(state.coins - asked.coins) * 5 * asked.number}`, this.palette.gold);
      sound.play({ pitch: 988, delay: 0.05 }, { pitch: 1319, delay: 0.11, seconds: 0.18 });
      if (state.lanterns > asked.lanterns) said.push(`${this.words.lanterns}: ${state.lanterns}`);
    }
    const result = state.results[asked.number - 1];
    if (result?.isCleared) said.push(this.finish(state, { ...asked, points: result.points }));
    this.host.announce(said.join('. '));
    this.step();
  }

  /** Keeps a cleared floor in sight for a moment. */
  private finish(state: Dungeon, { floor, number, points }: { floor: Floor; number: number; points: number }): string {
    const text = fill(this.words.cleared, { number: String(number) });
    // The other chosen stones are on this floor.
    this.chosen = [];
    this.cleared = { floor, text, points, elapsed: 0 };
    this.host.vibrate(40);
    if (this.host.speed > 0)
      for (let cell = 0; cell < CELLS; cell++)
        if (!isOpen(floor, cell)) {
          const { x, y } = centre(cell);
          this.particles.burst(x, y, this.palette.gold, 4, 40);
        }
    const { sound } = this.host;
    sound.play({ pitch: 523, delay: 0.1 }, { pitch: 659, delay: 0.2 }, { pitch: 1047, delay: 0.3, seconds: 0.25 });
    return state.over ? text : `${text}. ${this.words.floor} ${state.number}`;
  }

  /** Goes on from a cleared floor; false if there is none. */
  private leave(): boolean {
    if (!this.cleared) return false;
    this.cleared = null;
    this.particles.clear();
    if (!this.host.state.over) this.enter(this.host.state);
    return true;
  }

  draw(dungeon: Dungeon, frame: Frame): void {
    this.advance(frame.seconds);
    const { cleared } = this;
    const wobble = this.shake * 12;
    const ctx = this.canvas.begin((Math.random() - 0.5) * wobble, (Math.random() - 0.5) * wobble);
    ctx.drawImage(this.pictures.ground, 0, 0);
    const floor = cleared?.floor ?? dungeon.floor;
    for (let cell = 0; cell < CELLS; cell++) this.drawCell(ctx, floor, cell, dungeon);
    this.drawPurse(ctx, dungeon);
    const bob = this.host.speed === 0 ? 0 : Math.floor(frame.now * 3) % 2;
    ctx.drawImage(this.pictures.hero, Math.round(this.heroAt.x) + 2, Math.round(this.heroAt.y) + 1 + bob);
    const chosen = corner(this.cursor.cell);
    this.cursor.draw(ctx, chosen.x, chosen.y, CELL, this.palette.focus);
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => {
      drawCentred(ctx, text, x + 1, y + 1, this.palette.ground);
      drawCentred(ctx, text, x, y, color);
    });
    if (this.flagging && !cleared) {
      ctx.strokeStyle = this.palette.danger;
      ctx.lineWidth = 3;
      ctx.strokeRect(1.5, 1.5, SIZE - 3, SIZE - 3);
      ctx.drawImage(this.pictures.flag, SIZE - 14, 0);
    }
    if (cleared) this.drawBanner(ctx, cleared.text, 1, `+${cleared.points}`);
    else if (this.banner > 0)
      this.drawBanner(ctx, `${this.words.floor} ${dungeon.number}`, Math.min(1, this.banner * 2));
  }

  private advance(seconds: number): void {
    const { speed } = this.host;
    this.shake = Math.max(0, this.shake - seconds);
    this.banner = Math.max(0, this.banner - seconds);
    for (let cell = 0; cell < CELLS; cell++) this.covered[cell] = Math.max(0, (this.covered[cell] ?? 0) - seconds);
    const way = (seconds * CELLS_A_SECOND * CELL) / (speed || 0.001);
    const to = corner(this.hero);
    this.heroAt.x += Math.max(-way, Math.min(way, to.x - this.heroAt.x));
    this.heroAt.y += Math.max(-way, Math.min(way, to.y - this.heroAt.y));
    if (!this.cleared) return;
    this.cleared.elapsed += seconds;
    if (this.cleared.elapsed > CLEARED_SECONDS.text + CLEARED_SECONDS.motion * speed) this.leave();
  }

  private drawCell(ctx: CanvasRenderingContext2D, floor: Floor, cell: number, { over, stairs }: Dungeon): void {
    const { pictures } = this;
    const { x, y } = corner(cell);
    const near = floor.seen[cell] ?? -1;
    const isSprung = floor.sprung.has(cell);
    if ((near < 0 && !isSprung) || (this.covered[cell] ?? 0) > 0) {
      const lit = cellsAround(this.hero).includes(cell);
      // A pressed stone sinks until it is answered.
      ctx.drawImage(lit ? pictures.lit : pictures.closed, x, y + (this.asked?.input === cell ? 1 : 0));
      const isKnownTrap = this.cleared ? !isOpen(floor, cell) : over && floor.traps.has(cell);
      if (isKnownTrap) ctx.drawImage(this.cleared ? pictures.flag : pictures.spikes, x + 2, y + 2);
      else if (this.flags.has(cell)) {
        ctx.drawImage(pictures.flag, x + 2, y + 2);
        // A wrong one.
        if (over) drawCentred(ctx, '×', x + CELL / 2, y + 3, this.palette.text, 2);
      } else if (lit && floor.coins.has(cell)) {
        // Coins glint through the cracks where the light of the lantern falls.
        ctx.fillStyle = this.palette.gold;
        ctx.fillRect(x + 6, y + 6, 2, 2);
        ctx.fillRect(x + 10, y + 9, 2, 1);
      }
      return;
    }
    ctx.drawImage((cell + Math.floor(cell / SIDE)) % 2 ? pictures.open : pictures.openDark, x, y);
    if (isSprung) {
      ctx.fillStyle = withAlpha(this.palette.danger, 0.18);
      ctx.fillRect(x, y, CELL, CELL);
      ctx.drawImage(pictures.spikes, x + 2, y + 2);
      return;
    }
    if (cell === stairs && !this.cleared) ctx.drawImage(pictures.stairs, x + 2, y + 2);
    if (near <= 0) return;
    const number = pictures.numbers[near] ?? pictures.open;
    if (cell === this.hero) ctx.drawImage(number, x + 1, y + 1, number.width / 2, number.height / 2);
    else {
      // A number whose traps are all marked steps back.
      ctx.globalAlpha = this.knownAround(floor, cell) === near && !this.cleared ? 0.45 : 1;
      ctx.drawImage(number, x + 4, y + 3);
      ctx.globalAlpha = 1;
    }
  }

  /** Lanterns, and the coins towards the next one, in the lower wall. */
  private drawPurse(ctx: CanvasRenderingContext2D, { coins, lanterns }: Dungeon): void {
    for (let at = 0; at < lanterns; at++) ctx.drawImage(this.pictures.lantern, EDGE + at * 9, SIZE - EDGE);
    const left = SIZE - EDGE - LANTERN_COINS * 10;
    for (let at = 0; at < LANTERN_COINS; at++) {
      ctx.fillStyle = at < coins % LANTERN_COINS ? this.palette.gold : this.palette.ground;
      ctx.fillRect(left + at * 10 + 3, SIZE - EDGE + 2, 4, 3);
    }
  }

  private drawBanner(ctx: CanvasRenderingContext2D, text: string, alpha: number, below?: string): void {
    const half = below ? 22 : 14;
    ctx.globalAlpha = alpha;
    ctx.fillStyle = withAlpha(this.palette.ground, 0.88);
    ctx.fillRect(0, SIZE / 2 - half, SIZE, half * 2);
    ctx.fillStyle = this.palette.accent;
    ctx.fillRect(0, SIZE / 2 - half, SIZE, 1);
    ctx.fillRect(0, SIZE / 2 + half - 1, SIZE, 1);
    drawCentred(ctx, text, SIZE / 2, SIZE / 2 - (below ? 14 : 5), this.palette.accent, below ? 1 : 2);
    if (below) drawCentred(ctx, below, SIZE / 2, SIZE / 2 + 1, this.palette.record, 2);
    ctx.globalAlpha = 1;
  }
}

function newlyOpen(before: Int8Array, after: Int8Array): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (before[cell] === -1 && after[cell] !== -1) cells.push(cell);
  return cells;
}

function rings(cell: number, from: number): number {
  const across = Math.abs((cell % SIDE) - (from % SIDE));
  return Math.max(across, Math.abs(Math.floor(cell / SIDE) - Math.floor(from / SIDE)));
}

function centre(cell: number): { x: number; y: number } {
  const { x, y } = corner(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}
