import {
  DIRECTIONS,
  GEM_STEPS,
  HEIGHT,
  levelOf,
  stepTicks,
  TURNS,
  WIDTH,
  type Snake,
  type Turn,
} from '@gamegeek/arcade/snake/snake.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { mix, withAlpha } from '../shell/drawing/colors.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender, sprite } from '../shell/drawing/pixel-canvas.js';
import { drawCentred } from '../shell/drawing/pixel-font.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';

const CELL = 12;
const EDGE = 5;
const BODY = 10;
const BODY_MARGIN = (CELL - BODY) / 2;
const SHAKE_SECONDS = 0.35;
const FLASH_SECONDS = 0.5;
/** The head arrives before the step ends, so that the picture matches the state. */
const GLIDE = 0.65;

const FOOD = ['...gg...', '...g....', '.rrgrrr.', 'rrwrrrrr', 'rwrrrrrr', 'rrrrrrrd', '.rrrrrd.', '..rrdd..'];
const GEM = ['..llll..', '.lwwlll.', 'lwwlllld', 'llllllld', '.lllldd.', '..lldd..', '...ld...', '........'];

interface Point {
  x: number;
  y: number;
}

/** On portrait screens the board is shown with swapped axes, so that it fills the screen. */
const TRANSPOSED: Record<Turn, Turn> = { up: 'left', left: 'up', down: 'right', right: 'down' };

export class SnakeView implements View<Snake> {
  private readonly canvas = new PixelCanvas(WIDTH * CELL + EDGE * 2, HEIGHT * CELL + EDGE * 2);
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private ground = prerender(1, 1, () => {});
  private food = prerender(1, 1, () => {});
  private gem = prerender(1, 1, () => {});
  /** The state of the previous frame, for detecting events. */
  private seen = { bites: 0, gems: 0, level: 1, over: false, steps: 0, tail: -1, last: -1 };
  private shake = 0;
  private flash = 0;
  private crumbled = 0;
  private upright = false;
  /** While a run goes on, turning the phone must not exchange the directions. */
  private keepsAxes = false;

  constructor(private readonly host: ViewHost<Snake, Turn>) {}

  get element(): HTMLElement {
    return this.canvas.element;
  }

  fit(width: number, height: number): void {
    if (!this.keepsAxes) this.upright = height > width;
    if (this.canvas.turnTo(this.upright)) this.theme(this.palette);
    this.canvas.fit(width, height);
  }

  private readonly corner = (cell: number): Point => {
    const [x, y] = [EDGE + (cell % WIDTH) * CELL, EDGE + Math.floor(cell / WIDTH) * CELL];
    return this.upright ? { x: y, y: x } : { x, y };
  };

  private centre(cell: number): Point {
    const { x, y } = this.corner(cell);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  private between(from: number, to: number, share: number): Point {
    const a = this.corner(from);
    const b = this.corner(to);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  }

  theme(palette: Palette): void {
    this.palette = palette;
    const { danger, accent, third, text, fourth } = palette;
    this.food = sprite(FOOD, { r: fourth, d: mix(fourth, palette.ground, 0.4), w: text, g: accent });
    this.gem = sprite(GEM, { l: third, d: mix(third, palette.ground, 0.45), w: mix(third, '#ffffff', 0.7) });
    this.ground = prerender(this.canvas.width, this.canvas.height, (ctx) => {
      const { width, height } = this.canvas;
      ctx.fillStyle = palette.lineStrong;
      ctx.fillRect(2, 0, width - 4, height);
      ctx.fillRect(0, 2, width, height - 4);
      ctx.fillStyle = palette.ground;
      ctx.fillRect(2, 2, width - 4, height - 4);
      ctx.fillStyle = mix(danger, palette.ground, 0.55);
      ctx.fillRect(3, 3, width - 6, height - 6);
      for (let cell = 0; cell < WIDTH * HEIGHT; cell++) {
        const { x, y } = this.corner(cell);
        const odd = ((cell % WIDTH) + Math.floor(cell / WIDTH)) % 2;
        ctx.fillStyle = odd ? palette.surface : mix(palette.surface, palette.surfaceRaised, 0.55);
        ctx.fillRect(x, y, CELL, CELL);
        ctx.fillStyle = mix(palette.surface, palette.grid, odd ? 0.9 : 1);
        ctx.fillRect(x + 5, y + 5, 2, 2);
      }
    });
  }

  start(snake: Snake): void {
    this.keepsAxes = false;
    this.particles.clear();
    this.shake = this.flash = this.crumbled = 0;
    const { bites, gems, steps, body } = snake;
    this.seen = { bites, gems, level: levelOf(snake), over: false, steps, tail: -1, last: body.at(-1) ?? -1 };
  }

  press(control: string, repeated: boolean): void {
    const turn = TURNS.find((known) => known === control);
    if (turn && !repeated) this.host.act(this.upright ? TRANSPOSED[turn] : turn);
  }

  draw(snake: Snake, frame: Frame): void {
    if (frame.playing) this.keepsAxes = true;
    this.notice(snake, frame);
    this.shake = Math.max(0, this.shake - frame.seconds);
    this.flash = Math.max(0, this.flash - frame.seconds);
    const wobble = frame.still || this.shake === 0 ? 0 : (this.shake / SHAKE_SECONDS) * 3;
    const ctx = this.canvas.begin((Math.random() - 0.5) * wobble * 2, (Math.random() - 0.5) * wobble * 2);
    ctx.drawImage(this.ground, 0, 0);
    if (this.flash > 0 && !frame.still) {
      ctx.fillStyle = withAlpha(this.palette.accent, 0.22 * (this.flash / FLASH_SECONDS));
      ctx.fillRect(EDGE, EDGE, this.canvas.width - EDGE * 2, this.canvas.height - EDGE * 2);
    }
    this.drawFood(ctx, snake, frame);
    this.drawGem(ctx, snake, frame);
    this.drawSnake(ctx, snake, frame);
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => {
      drawCentred(ctx, text, x + 1, y + 1, this.palette.ground);
      drawCentred(ctx, text, x, y, color);
    });
  }

  /** Effects and sounds for events since the last frame. */
  private notice(snake: Snake, { still }: Frame): void {
    const { seen, palette, particles } = this;
    const head = this.centre(snake.body[0] ?? 0);
    const { sound } = this.host;
    const sparks = still ? 0 : 1;
    if (snake.bites > seen.bites) {
      particles.burst(head.x, head.y, palette.fourth, 14 * sparks);
      particles.addText(head.x, head.y - 10, snake.chain > 1 ? `×${snake.chain}` : '+', palette.text);
      const pitch = 330 * 2 ** ((snake.chain * 2) / 12);
      sound.play({ pitch, to: pitch * 1.5, seconds: 0.09 });
    }
    if (snake.gems > seen.gems) {
      particles.burst(head.x, head.y, palette.third, 26 * sparks, 80);
      particles.addText(head.x, head.y - 10, `+${50 * levelOf(snake)}`, palette.third);
      sound.play({ pitch: 880 }, { pitch: 1175, delay: 0.07 }, { pitch: 1568, delay: 0.14, seconds: 0.16 });
    }
    const level = levelOf(snake);
    if (level > seen.level) {
      this.flash = FLASH_SECONDS;
      particles.addText(this.canvas.width / 2, 34, `LEVEL ${level}`, palette.accent);
      this.host.announce(`Level ${level}`);
      sound.play({ pitch: 392, delay: 0.05 }, { pitch: 587, delay: 0.13, seconds: 0.14 });
    }
    if (snake.over && !seen.over) {
      this.shake = SHAKE_SECONDS;
      particles.burst(head.x, head.y, palette.danger, 30 * sparks, 90);
      sound.play({ pitch: 220, to: 50, seconds: 0.5, wave: 'sawtooth', volume: 0.08 });
    }
    if (snake.steps !== seen.steps) {
      seen.tail = seen.last;
      seen.last = snake.body.at(-1) ?? -1;
      seen.steps = snake.steps;
    }
    Object.assign(seen, { bites: snake.bites, gems: snake.gems, level, over: snake.over });
  }

  private drawFood(ctx: CanvasRenderingContext2D, { food }: Snake, { now, still }: Frame): void {
    const { x, y } = this.corner(food);
    const beat = still ? 0 : Math.sin(now * 5);
    ctx.fillStyle = withAlpha(this.palette.fourth, 0.16 + 0.06 * beat);
    ctx.fillRect(x - 1, y + 1, CELL + 2, CELL - 2);
    ctx.fillRect(x + 1, y - 1, CELL - 2, CELL + 2);
    ctx.drawImage(this.food, x + 2, y + 2 - (beat > 0.3 ? 1 : 0));
  }

  private drawGem(ctx: CanvasRenderingContext2D, { gem }: Snake, { now, still }: Frame): void {
    if (!gem) return;
    const { x, y } = this.corner(gem.cell);
    const blinks = gem.left < 12 && !still && Math.floor(now * 8) % 2 === 0;
    ctx.fillStyle = withAlpha(this.palette.third, 0.2);
    ctx.fillRect(x, y, CELL, CELL);
    if (!blinks) ctx.drawImage(this.gem, x + 2, y + 1);
    ctx.fillStyle = this.palette.third;
    ctx.fillRect(x + 1, y + CELL - 2, Math.ceil(((CELL - 2) * gem.left) / GEM_STEPS), 1);
  }

  private drawSnake(ctx: CanvasRenderingContext2D, snake: Snake, frame: Frame): void {
    const { body } = snake;
    const { accent, ground } = this.palette;
    if (snake.over) this.crumbled += frame.seconds * 24;
    const passed = (stepTicks(snake) - snake.wait + frame.alpha) / stepTicks(snake);
    const glide = snake.over || !frame.playing || frame.still ? 1 : Math.min(1, passed / GLIDE);
    const alive = snake.over ? mix(accent, this.palette.danger, Math.min(1, this.crumbled / 10)) : accent;
    const shade = (at: number) => mix(alive, ground, (at / Math.max(10, body.length)) * 0.5);
    const tail = this.seen.tail;
    const last = body.at(-1) ?? 0;
    if (tail >= 0 && tail !== last && glide < 1 && snake.steps > 0)
      this.link(ctx, last, this.between(tail, last, glide), shade(body.length));
    for (let at = body.length - 1; at > 0; at--) {
      const cell = body[at] as number;
      const next = body[at - 1] as number;
      this.link(ctx, cell, at === 1 ? this.between(cell, next, glide) : this.corner(next), shade(at));
      if (at % 2 === 0) {
        const { x, y } = this.corner(cell);
        ctx.fillStyle = mix(shade(at), ground, 0.35);
        ctx.fillRect(x + 4, y + 4, 4, 4);
      }
    }
    this.drawHead(ctx, snake, this.between(body[1] ?? body[0] ?? 0, body[0] ?? 0, glide), alive, frame);
  }

  /** A piece of the body from a cell towards a point. */
  private link(ctx: CanvasRenderingContext2D, cell: number, to: Point, color: string): void {
    const from = this.corner(cell);
    ctx.fillStyle = color;
    const x = Math.min(from.x, to.x) + BODY_MARGIN;
    const y = Math.min(from.y, to.y) + BODY_MARGIN;
    ctx.fillRect(x, y, Math.abs(from.x - to.x) + BODY, Math.abs(from.y - to.y) + BODY);
  }

  private drawHead(ctx: CanvasRenderingContext2D, snake: Snake, { x, y }: Point, color: string, { now }: Frame): void {
    ctx.fillStyle = color;
    ctx.fillRect(x + 1, y, CELL - 2, CELL);
    ctx.fillRect(x, y + 1, CELL, CELL - 2);
    ctx.fillStyle = mix(color, '#ffffff', 0.45);
    ctx.fillRect(x + 2, y + 1, CELL - 5, 1);
    const ahead = DIRECTIONS[snake.direction] as Point;
    const [dx, dy] = this.upright ? [ahead.y, ahead.x] : [ahead.x, ahead.y];
    const blink = !snake.over && now % 3.1 < 0.12;
    for (const side of [-1, 1]) {
      const eyeX = x + 4 + dx * 2 + dy * side * 3;
      const eyeY = y + 4 + dy * 2 + dx * side * 3;
      ctx.fillStyle = blink ? mix(color, this.palette.ground, 0.4) : '#ffffff';
      ctx.fillRect(eyeX, eyeY, 4, 4);
      ctx.fillStyle = snake.over ? this.palette.danger : '#0c0f1a';
      if (!blink) ctx.fillRect(eyeX + 1 + dx, eyeY + 1 + dy, 2, 2);
    }
    if (!snake.over && now % 1.7 < 0.2) {
      ctx.fillStyle = this.palette.danger;
      const tongueX = x + 5 + dx * 8;
      const tongueY = y + 5 + dy * 8;
      ctx.fillRect(tongueX, tongueY, 2, 2);
    }
  }
}
