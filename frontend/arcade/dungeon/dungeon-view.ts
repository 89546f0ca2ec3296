import type { Dungeon } from '@gamegeek/arcade/dungeon/dungeon.js';
import { CELLS, cellsAround, isOpen, SIDE, type Floor } from '@gamegeek/arcade/dungeon/floor.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { mix, withAlpha } from '../shell/drawing/colors.js';
import { cellAt, GridCursor } from '../shell/grid-cursor.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender, sprite } from '../shell/drawing/pixel-canvas.js';
import { drawCentred } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { COIN, FLAG, HERO, SPIKES, STAIRS } from './sprites.js';
import { describeStone } from './describe-stone.js';
import { DUNGEON_TEXTS, type DungeonTexts } from './texts.js';

const CELL = 16;
const EDGE = 6;
const SIZE = SIDE * CELL + EDGE * 2;
const HOLD_MS = 380;
const SHAKE_SECONDS = 0.35;
const BANNER_SECONDS = 1.3;

interface Asked {
  cell: number;
  floor: Floor;
  opened: number;
  coins: number;
  lives: number;
  cleared: number;
}

export class DungeonView implements View<Dungeon> {
  private readonly canvas = new PixelCanvas(SIZE, SIZE);
  private readonly cursor = new GridCursor(SIDE);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private pictures: Record<'hero' | 'spikes' | 'flag' | 'coin' | 'stairs' | 'closed' | 'lit', HTMLCanvasElement>;
  private ground = prerender(1, 1, () => {});
  /** The player's flags, which are not part of the rules. */
  private flags = new Set<number>();
  private flagging = false;
  private hero = 0;
  /** Stones that are opened one after the other. */
  private chosen: number[] = [];
  /** The stone whose answer is awaited, and the state before. */
  private asked: Asked | null = null;
  private banner = 0;
  private shake = 0;
  private hold: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: ViewHost<Dungeon, number>) {
    this.pictures = this.paint(dark);
    this.listen();
  }

  get element(): HTMLElement {
    return this.canvas.element;
  }

  private listen(): void {
    const { element } = this;
    let pressed = -1;
    const at = (event: PointerEvent) => cellAt(this.canvas.locate(event), EDGE, CELL, SIDE);
    element.addEventListener('pointerdown', (event) => {
      this.cursor.visible = false;
      pressed = at(event);
      if (event.button === 2) {
        this.toggleFlag(pressed);
        pressed = -1;
        return;
      }
      const held = pressed;
      this.hold = setTimeout(() => {
        this.toggleFlag(held);
        pressed = -1;
      }, HOLD_MS);
    });
    element.addEventListener('pointerup', (event) => {
      clearTimeout(this.hold);
      const cell = at(event);
      if (cell >= 0 && cell === pressed) this.tap(cell);
      pressed = -1;
    });
    element.addEventListener('pointercancel', () => clearTimeout(this.hold));
    element.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  fit(width: number, height: number): void {
    this.canvas.fit(width, height);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.pictures = this.paint(palette);
    this.ground = prerender(SIZE, SIZE, (ctx) => {
      ctx.fillStyle = palette.lineStrong;
      ctx.fillRect(1, 0, SIZE - 2, SIZE);
      ctx.fillRect(0, 1, SIZE, SIZE - 2);
      // A wall of bricks around the floor.
      ctx.fillStyle = mix(palette.lineStrong, palette.ground, 0.55);
      for (let at = 0; at < SIZE; at += 12) {
        for (const [x, y] of [[at, 2], [at + 6, SIZE - 4], [2, at], [SIZE - 4, at + 6]] as const) ctx.fillRect(x, y, 2, 2); // prettier-ignore
      }
      ctx.fillStyle = palette.ground;
      ctx.fillRect(EDGE - 1, EDGE - 1, SIDE * CELL + 2, SIDE * CELL + 2);
    });
  }

  private paint(palette: Palette): DungeonView['pictures'] {
    const { second, record, danger, text, textMuted, ground, surface, surfaceRaised, lineStrong, accent } = palette;
    const stone = (face: string) =>
      prerender(CELL, CELL, (ctx) => {
        ctx.fillStyle = mix(face, '#000000', 0.4);
        ctx.fillRect(1, 1, CELL - 1, CELL - 1);
        ctx.fillStyle = face;
        ctx.fillRect(1, 1, CELL - 2, CELL - 3);
        ctx.fillStyle = mix(face, '#ffffff', 0.22);
        ctx.fillRect(1, 1, CELL - 2, 1);
        ctx.fillRect(1, 1, 1, CELL - 3);
        ctx.fillStyle = mix(face, '#000000', 0.14);
        for (const [x, y] of [[4, 5], [10, 9], [6, 11], [11, 4]] as const) ctx.fillRect(x, y, 2, 1); // prettier-ignore
      });
    const face = mix(lineStrong, surface, 0.45);
    return {
      hero: sprite(HERO, { h: accent, s: '#f2c79b', e: '#1c1405', c: second, b: '#8a5a34', l: record }),
      spikes: sprite(SPIKES, { w: danger, d: mix(danger, ground, 0.5) }),
      flag: sprite(FLAG, { p: text, r: danger }),
      coin: sprite(COIN, { g: palette.gold, h: '#fff3c4', d: mix(palette.gold, '#5b3a00', 0.45) }),
      stairs: sprite(STAIRS, { a: textMuted, b: mix(textMuted, surfaceRaised, 0.4) }),
      closed: stone(face),
      lit: stone(mix(face, accent, 0.18)),
    };
  }

  start(dungeon: Dungeon): void {
    this.particles.clear();
    this.flagging = false;
    this.chosen = [];
    this.asked = null;
    this.enter(dungeon);
    this.banner = 0;
  }

  private enter(dungeon: Dungeon): void {
    this.flags = new Set();
    this.hero = dungeon.stairs;
    this.cursor.cell = dungeon.stairs;
    this.banner = BANNER_SECONDS;
  }

  press(control: string, repeated: boolean): void {
    if (this.cursor.move(control)) {
      this.host.announce(this.describe(this.cursor.cell));
      return;
    }
    if (repeated) return;
    if (control === 'flagging') this.flagging = !this.flagging;
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
    this.host.sound.play({ pitch: 620, to: 420, seconds: 0.07, wave: 'triangle' });
    this.host.announce(this.describe(cell));
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
    if (!isOpen(floor, cell)) {
      this.chosen = [cell];
    } else {
      const around = cellsAround(cell);
      const known = around.filter((other) => this.flags.has(other) || floor.sprung.has(other)).length;
      this.chosen = known > 0 && known === floor.seen[cell] ? [...around] : [];
    }
    this.step();
  }

  /** Opens the next of the chosen stones that is closed and has no flag. */
  private step(): void {
    const { floor, coins, lives, cleared } = this.host.state;
    for (let cell = this.chosen.shift(); cell !== undefined; cell = this.chosen.shift()) {
      if (isOpen(floor, cell) || this.flags.has(cell)) continue;
      this.asked = { cell, floor, opened: floor.opened, coins, lives, cleared };
      if (this.host.act(cell)) return;
    }
    this.asked = null;
  }

  answered(state: Dungeon): void {
    if (!this.asked) return;
    const { sound } = this.host;
    const { cell, floor, ...before } = this.asked;
    const { x, y } = centre(cell);
    this.hero = floor.sprung.has(cell) ? this.hero : cell;
    const said = [describeStone(floor, cell, false, this.words)];
    if (state.lives < before.lives) {
      this.shake = SHAKE_SECONDS;
      this.particles.burst(x, y, this.palette.danger, 24, 80);
      said.push(`${this.words.lives}: ${state.lives}`);
      sound.play({ pitch: 180, to: 50, seconds: 0.4, wave: 'sawtooth', volume: 0.09 });
    } else {
      const opened = floor.opened - before.opened;
      if (opened > 1) said.push(fill(this.words.opened, { count: String(opened) }));
      this.particles.burst(x, y, this.palette.textMuted, Math.min(20, 3 + opened));
      sound.play({ pitch: 300 + Math.min(20, opened) * 18, seconds: 0.05, wave: 'triangle', volume: 0.1 });
    }
    if (state.coins > before.coins) {
      said.push(`${this.words.coins}: ${state.coins}`);
      this.particles.burst(x, y, this.palette.gold, 16, 70);
      this.particles.addText(x, y - 8, `+${(state.coins - before.coins) * 5 * state.number}`, this.palette.gold);
      sound.play({ pitch: 988, delay: 0.05 }, { pitch: 1319, delay: 0.11, seconds: 0.18 });
    }
    if (state.cleared > before.cleared) {
      // The other chosen stones are on the floor before.
      this.chosen = [];
      sound.play({ pitch: 523, delay: 0.1 }, { pitch: 659, delay: 0.2 }, { pitch: 1047, delay: 0.3, seconds: 0.25 });
      if (!state.over) this.enter(state);
      said.push(fill(this.words.cleared, { number: String(state.number) }));
    }
    this.host.announce(said.join('. '));
    this.step();
  }

  draw(dungeon: Dungeon, frame: Frame): void {
    this.shake = Math.max(0, this.shake - frame.seconds);
    const wobble = frame.still ? 0 : this.shake * 12;
    const ctx = this.canvas.begin((Math.random() - 0.5) * wobble, (Math.random() - 0.5) * wobble);
    ctx.drawImage(this.ground, 0, 0);
    for (let cell = 0; cell < CELLS; cell++) this.drawCell(ctx, dungeon, cell);
    const hero = corner(this.hero);
    const bob = frame.still ? 0 : Math.floor(frame.now * 3) % 2;
    ctx.drawImage(this.pictures.hero, hero.x + 2, hero.y + 1 + bob);
    const chosen = corner(this.cursor.cell);
    this.cursor.draw(ctx, chosen.x, chosen.y, CELL, this.palette.focus);
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => {
      drawCentred(ctx, text, x + 1, y + 1, this.palette.ground);
      drawCentred(ctx, text, x, y, color);
    });
    this.drawBanner(ctx, dungeon, frame);
    if (this.flagging) ctx.drawImage(this.pictures.flag, SIZE - 14, 0);
  }

  private drawCell(ctx: CanvasRenderingContext2D, dungeon: Dungeon, cell: number): void {
    const { floor, over } = dungeon;
    const { x, y } = corner(cell);
    const near = floor.seen[cell] ?? -1;
    if (near < 0 && !floor.sprung.has(cell)) {
      const lit = cellsAround(this.hero).includes(cell);
      // A pressed stone sinks until it is answered.
      ctx.drawImage(lit ? this.pictures.lit : this.pictures.closed, x, y + (this.asked?.cell === cell ? 1 : 0));
      if (over && floor.traps.has(cell)) ctx.drawImage(this.pictures.spikes, x + 2, y + 2);
      else if (this.flags.has(cell)) ctx.drawImage(this.pictures.flag, x + 2, y + 2);
      else if (lit && floor.coins.has(cell)) {
        // Coins glint through the cracks where the light of the lantern falls.
        ctx.fillStyle = this.palette.gold;
        ctx.fillRect(x + 6, y + 6, 2, 2);
        ctx.fillRect(x + 10, y + 9, 2, 1);
      }
      return;
    }
    ctx.fillStyle = mix(this.palette.surface, this.palette.ground, (cell + Math.floor(cell / SIDE)) % 2 ? 0.25 : 0.6);
    ctx.fillRect(x, y, CELL, CELL);
    if (floor.sprung.has(cell)) {
      ctx.fillStyle = withAlpha(this.palette.danger, 0.18);
      ctx.fillRect(x, y, CELL, CELL);
      ctx.drawImage(this.pictures.spikes, x + 2, y + 2);
      return;
    }
    if (cell === dungeon.stairs && cell !== this.hero) ctx.drawImage(this.pictures.stairs, x + 2, y + 2);
    else if (near > 0 && cell !== this.hero)
      drawCentred(ctx, String(near), x + CELL / 2, y + 3, this.numberColor(near), 2);
    if (near > 0 && cell === this.hero) drawCentred(ctx, String(near), x + 2, y + 2, this.numberColor(near));
  }

  private numberColor(near: number): string {
    const { third, accent, record, fourth, second, danger } = this.palette;
    return [third, accent, record, fourth, second, danger][Math.min(near, 6) - 1] ?? danger;
  }

  private drawBanner(ctx: CanvasRenderingContext2D, dungeon: Dungeon, frame: Frame): void {
    this.banner = Math.max(0, this.banner - frame.seconds);
    if (this.banner === 0) return;
    const text = fill(DUNGEON_TEXTS[this.host.locale()].cleared, { number: String(dungeon.number) });
    ctx.globalAlpha = Math.min(1, this.banner * 2);
    ctx.fillStyle = withAlpha(this.palette.ground, 0.85);
    ctx.fillRect(0, SIZE / 2 - 14, SIZE, 28);
    drawCentred(ctx, text, SIZE / 2, SIZE / 2 - 5, this.palette.accent, 2);
    ctx.globalAlpha = 1;
  }
}

function corner(cell: number): { x: number; y: number } {
  return { x: EDGE + (cell % SIDE) * CELL, y: EDGE + Math.floor(cell / SIDE) * CELL };
}

function centre(cell: number): { x: number; y: number } {
  const { x, y } = corner(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}
