import { CELLS, DIRECTIONS, distance, HEIGHT, TURNS, WIDTH, type Turn } from '@gamegeek/arcade/snake/board.js';
import {
  BITES_PER_LEVEL,
  CHAIN_STEPS,
  GEM_STEPS,
  levelOf,
  LONG_CHAIN_STEPS,
  RISE_STEPS,
  stepTicks,
  TOP_CHAIN,
  type GemKind,
  type Snake,
} from '@gamegeek/arcade/snake/snake.js';
import { mix, withAlpha } from '@gamegeek/rules/theme/colors.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { Particles } from '../shell/drawing/particles.js';
import { PixelCanvas, prerender } from '../shell/drawing/pixel-canvas.js';
import { drawCentred, drawText } from '../shell/drawing/pixel-font.js';
import { el } from '../shell/dom.js';
import type { Frame, View, ViewHost } from '../shell/presentation.js';
import { snakePictures, type SnakePictures } from './pictures.js';
import { SNAKE_TEXTS, type SnakeTexts } from './texts.js';

const CELL = 12;
const EDGE = 5;
const BODY = 10;
const BODY_MARGIN = (CELL - BODY) / 2;
/** Above the board: the chain, the time it has left, and the bites of the level. */
const STRIP = 11;
const CHAIN_LEFT = EDGE + 14;
const PIP = 4;
const PIPS = BITES_PER_LEVEL * PIP;
const LONG = WIDTH * CELL + EDGE * 2;
const SHORT = HEIGHT * CELL + EDGE * 2;
const SHAKE_SECONDS = 0.35;
const FLASH_SECONDS = 0.5;
const NEWS_SECONDS = 3;
/** The head arrives before the step ends, so that the picture matches the state. */
const GLIDE = 0.65;
const SHADES = 16;
/** How far the head has got into what it hit. */
const HIT = 0.35;

interface Point {
  x: number;
  y: number;
}

/** On portrait screens the board is shown with swapped axes, so that it fills the screen. */
const TRANSPOSED: Record<Turn, Turn> = { up: 'left', left: 'up', down: 'right', right: 'down' };

/** Figures of the previous frame, for detecting events. */
function figuresOf(snake: Snake) {
  const { bites, gems, gem, chain, steps, end, score, met } = snake;
  return { bites, gems, kind: gem?.kind, chain, steps, end, score, met: met.length, level: levelOf(snake) };
}

export class SnakeView implements View<Snake, Turn> {
  readonly element: HTMLElement;
  private readonly canvas = new PixelCanvas(LONG, SHORT + STRIP);
  private readonly news = el('p', { class: 'news', 'aria-hidden': 'true', hidden: true });
  private readonly particles = new Particles();
  private palette: Palette = dark;
  private pictures: SnakePictures | undefined;
  private ground = prerender(1, 1, () => {});
  private seen: ReturnType<typeof figuresOf>;
  /** The cells of the snake, now and one step ago. */
  private cells: readonly number[] = [];
  private before: readonly number[] = [];
  /** What has been introduced to the player in this run. */
  private known = { walls: false, portals: false };
  private shake = 0;
  private flash = 0;
  private newsLeft = 0;
  private sinceEnd = 0;
  private upright = false;
  /** While a run goes on, turning the phone must not exchange the directions. */
  private keepsAxes = false;

  constructor(private readonly host: ViewHost<Snake, Turn>) {
    this.seen = figuresOf(host.state);
    this.element = el('div', { class: 'snake' }, this.canvas.element, this.news);
  }

  private get words(): SnakeTexts {
    return SNAKE_TEXTS[this.host.locale()];
  }

  fit(width: number, height: number): void {
    if (!this.keepsAxes) {
      const scale = (wide: number, high: number) => Math.min(width / wide, height / (high + STRIP));
      const upright = scale(SHORT, LONG) > scale(LONG, SHORT);
      if (upright !== this.upright) {
        this.upright = upright;
        this.canvas.width = upright ? SHORT : LONG;
        this.canvas.height = (upright ? LONG : SHORT) + STRIP;
        this.theme(this.palette);
      }
    }
    // It takes all the room: the edges of its pixels stay sharp enough between whole scales.
    const { canvas } = this;
    const dot = Math.max(1, Math.min(width / canvas.width, height / canvas.height));
    const ratio = window.devicePixelRatio || 1;
    const whole = (Math.round(dot * ratio) + 0.1) / ratio;
    canvas.fit(canvas.width * whole, canvas.height * whole);
    const { style } = canvas.element;
    style.width = `${canvas.width * dot}px`;
    style.height = `${canvas.height * dot}px`;
    style.imageRendering = 'auto';
    this.element.style.setProperty('--dot', `${dot}px`);
  }

  private readonly corner = (cell: number): Point => {
    const [x, y] = [EDGE + (cell % WIDTH) * CELL, EDGE + Math.floor(cell / WIDTH) * CELL];
    return this.upright ? { x: y, y: x + STRIP } : { x, y: y + STRIP };
  };

  private centre(cell: number): Point {
    const { x, y } = this.corner(cell);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** The direction of the snake on the screen. */
  private ahead({ direction }: Snake): Point {
    const { x, y } = DIRECTIONS[direction] as (typeof DIRECTIONS)[number];
    return this.upright ? { x: y, y: x } : { x, y };
  }

  private between(from: number, to: number, share: number): Point {
    const a = this.corner(from);
    const b = this.corner(to);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  }

  theme(palette: Palette): void {
    this.palette = palette;
    this.pictures = snakePictures(palette);
    this.ground = prerender(this.canvas.width, this.canvas.height, (ctx) => {
      const { width } = this.canvas;
      const height = this.canvas.height - STRIP;
      ctx.fillStyle = palette.lineStrong;
      ctx.fillRect(2, STRIP, width - 4, height);
      ctx.fillRect(0, STRIP + 2, width, height - 4);
      ctx.fillStyle = palette.ground;
      ctx.fillRect(2, STRIP + 2, width - 4, height - 4);
      ctx.fillStyle = mix(palette.danger, palette.ground, 0.55);
      ctx.fillRect(3, STRIP + 3, width - 6, height - 6);
      for (let cell = 0; cell < CELLS; cell++) {
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
    this.shake = this.flash = this.newsLeft = this.sinceEnd = 0;
    this.news.hidden = true;
    this.seen = figuresOf(snake);
    this.cells = this.before = snake.body.slice();
    this.known = { walls: snake.walls.length > 0 || snake.marks.length > 0, portals: snake.portals.length > 0 };
  }

  press(control: string, repeated: boolean): void {
    const turn = TURNS.find((known) => known === control);
    if (turn && !repeated) this.host.act(this.upright ? TRANSPOSED[turn] : turn);
  }

  draw(snake: Snake, frame: Frame): void {
    if (frame.playing) this.keepsAxes = true;
    const { still } = frame;
    this.notice(snake, still);
    this.shake = Math.max(0, this.shake - frame.seconds);
    this.flash = Math.max(0, this.flash - frame.seconds);
    if (snake.end) this.sinceEnd += frame.seconds;
    if (frame.playing) this.newsLeft -= frame.seconds;
    this.news.hidden = this.newsLeft <= 0;
    const wobble = still || this.shake === 0 ? 0 : (this.shake / SHAKE_SECONDS) * 3;
    const ctx = this.canvas.begin((Math.random() - 0.5) * wobble * 2, (Math.random() - 0.5) * wobble * 2);
    ctx.clearRect(-4, -4, this.canvas.width + 8, this.canvas.height + 8);
    ctx.drawImage(this.ground, 0, 0);
    if (this.flash > 0 && !still) {
      this.paint(
        withAlpha(this.palette.accent, 0.22 * (this.flash / FLASH_SECONDS)),
        EDGE,
        STRIP + EDGE,
        this.canvas.width - EDGE * 2,
        this.canvas.height - STRIP - EDGE * 2,
      );
    }
    const passed = Math.min(1, (snake.waited + frame.alpha) / stepTicks(snake));
    this.drawStrip(snake, still ? 0 : passed);
    this.drawObstacles(snake, still ? 0 : frame.now);
    this.drawFood(snake, still ? 0 : Math.sin(frame.now * 5));
    this.drawGem(snake, !still && Math.floor(frame.now * 8) % 2 === 0);
    this.drawSnake(snake, snake.end || !frame.playing || still ? 1 : Math.min(1, passed / GLIDE), frame);
    this.particles.draw(ctx, frame.seconds, (text, x, y, color) => {
      drawCentred(ctx, text, x + 1, y + 1, this.palette.ground);
      drawCentred(ctx, text, x, y, color);
    });
  }

  /** Effects, sounds and announcements for events since the last frame. */
  private notice(snake: Snake, still: boolean): void {
    const { seen, palette, particles, host, words } = this;
    const now = figuresOf(snake);
    if (now.steps === seen.steps && now.end === seen.end) return;
    const head = this.centre(snake.body[0] ?? 0);
    // It rises, but not over the chain.
    const above = Math.max(head.y - 10, STRIP + 18);
    const burst = (count: number, color: string, speed?: number, at = head) =>
      still || particles.burst(at.x, at.y, color, count, speed);
    if (now.bites > seen.bites) {
      burst(14, palette.fourth);
      particles.addText(head.x, above, `+${now.score - seen.score}`, palette.text);
      const pitch = 330 * 2 ** ((snake.chain * 2) / 12);
      host.sound.play({ pitch, to: pitch * 1.5, seconds: 0.09 });
      host.vibrate(8);
    }
    if (now.gems > seen.gems && seen.kind) {
      const color = this.gemColor(seen.kind);
      burst(26, color, 80);
      particles.addText(head.x, above, `+${now.score - seen.score}`, color);
      host.sound.play({ pitch: 880 }, { pitch: 1175, delay: 0.07 }, { pitch: 1568, delay: 0.14, seconds: 0.16 });
      host.vibrate(20);
      for (const cell of this.cells.slice(snake.body.length)) burst(4, palette.accent, 40, this.centre(cell));
    }
    if (now.level > seen.level) {
      this.flash = FLASH_SECONDS * host.speed;
      const text = `${words.level} ${now.level}`;
      particles.addText(this.canvas.width / 2, STRIP + 24, text, palette.accent);
      host.announce(text);
      host.sound.play({ pitch: 392, delay: 0.05 }, { pitch: 587, delay: 0.13, seconds: 0.14 });
    }
    if (seen.chain > 1 && now.chain === 0) host.sound.play({ pitch: 196, to: 147, seconds: 0.12, wave: 'triangle' });
    this.introduce(snake);
    if (snake.end && !seen.end) {
      this.shake = SHAKE_SECONDS * host.speed;
      burst(30, palette.danger, 90);
      host.announce(words[snake.end]);
      host.sound.play({ pitch: 220, to: 50, seconds: 0.5, wave: 'sawtooth', volume: 0.08 });
      host.vibrate(80);
    }
    if (now.steps !== seen.steps) {
      this.before = this.cells;
      this.cells = snake.body.slice();
    }
    this.seen = now;
  }

  /** One line for each thing that is new in this run. */
  private introduce({ met, marks, portals }: Snake): void {
    const { words, known } = this;
    const kind = met.at(-1);
    if (kind && met.length > this.seen.met) this.tell(words[kind]);
    if (marks.length > 0 && !known.walls) {
      known.walls = true;
      this.tell(words.walls);
    }
    if (portals.length > 0 && !known.portals) {
      known.portals = true;
      this.tell(words.portals);
    }
  }

  private tell(text: string): void {
    this.news.textContent = text;
    this.newsLeft = NEWS_SECONDS;
    this.host.announce(text);
  }

  private gemColor(kind: GemKind): string {
    const { third, second, text } = this.palette;
    return { diamond: third, hourglass: second, scissors: text }[kind];
  }

  private paint(color: string, x: number, y: number, width: number, height: number): void {
    const { ctx } = this.canvas;
    ctx.fillStyle = color;
    ctx.fillRect(x, y, width, height);
  }

  /** A square without its corners. */
  private paintRounded(color: string, x: number, y: number, side: number, corner: number): void {
    this.paint(color, x + corner, y, side - corner * 2, side);
    this.paint(color, x, y + corner, corner, side - corner * 2);
    this.paint(color, x + side - corner, y + corner, corner, side - corner * 2);
  }

  private drawStrip({ chain, chainLeft, bites, end }: Snake, passed: number): void {
    const { ctx } = this.canvas;
    const { palette } = this;
    const width = this.canvas.width - CHAIN_LEFT - PIPS - EDGE;
    // News are above the bar, which is lower meanwhile.
    const [top, high] = this.news.hidden ? [3, 5] : [STRIP - 3, 2];
    const left = Math.max(0, chainLeft - (end ? 0 : passed));
    const share = chain > 0 ? left / CHAIN_STEPS : 0;
    const color =
      share < 0.3 ? palette.danger : mix(palette.accent, palette.record, Math.max(0, chain - 1) / (TOP_CHAIN - 1));
    if (this.news.hidden) drawText(ctx, `×${chain}`, EDGE, 3, chain > 0 ? color : palette.lineStrong);
    const bar = (fill: string, part: number, height: number) =>
      this.paint(fill, CHAIN_LEFT, top, Math.round(width * Math.max(0, Math.min(1, part))), height);
    bar(palette.surfaceRaised, 1, high);
    bar(color, share, high);
    // The time of an hourglass is above the usual.
    bar(palette.second, (share - 1) / (LONG_CHAIN_STEPS / CHAIN_STEPS - 1), Math.ceil(high / 2));
    for (let pip = 0; this.news.hidden && pip < BITES_PER_LEVEL; pip++) {
      this.paint(
        pip < bites % BITES_PER_LEVEL ? palette.accent : palette.surfaceRaised,
        this.canvas.width - EDGE - PIPS + pip * PIP + 1,
        4,
        3,
        3,
      );
    }
  }

  private drawObstacles(snake: Snake, now: number): void {
    const { ctx } = this.canvas;
    const { pictures, palette } = this;
    if (!pictures) return;
    for (const cell of snake.walls) {
      const { x, y } = this.corner(cell);
      ctx.drawImage(pictures.wall, x, y);
    }
    const grown = Math.round((CELL - 4) * (1 - snake.rising / RISE_STEPS));
    for (const cell of snake.marks) {
      const { x, y } = this.corner(cell);
      ctx.drawImage(pictures.mark, x, y);
      this.paint(withAlpha(palette.danger, 0.45), x + (CELL - grown) / 2, y + (CELL - grown) / 2, grown, grown);
    }
    for (const cell of snake.portals) {
      const { x, y } = this.corner(cell);
      this.paintRounded(palette.second, x - 1, y - 1, CELL + 2, 2);
      this.paintRounded(mix(palette.second, palette.ground, 0.8), x + 1, y + 1, CELL - 2, 2);
      // Four dots go round.
      for (let dot = 0; dot < 4; dot++) {
        const angle = now * 3 + (dot * Math.PI) / 2;
        this.paint(
          palette.second,
          Math.round(x + 5 + Math.cos(angle) * 3),
          Math.round(y + 5 + Math.sin(angle) * 3),
          2,
          2,
        );
      }
    }
  }

  private drawFood({ food }: Snake, beat: number): void {
    const { ctx } = this.canvas;
    if (food < 0 || !this.pictures) return;
    const { x, y } = this.corner(food);
    this.paintRounded(withAlpha(this.palette.fourth, 0.16 + 0.06 * beat), x - 1, y - 1, CELL + 2, 2);
    ctx.drawImage(this.pictures.food, x + 2, y + 2 - (beat > 0.3 ? 1 : 0));
  }

  private drawGem({ gem }: Snake, isBlinking: boolean): void {
    const { ctx } = this.canvas;
    if (!gem || !this.pictures) return;
    const { x, y } = this.corner(gem.cell);
    const color = this.gemColor(gem.kind);
    const left = gem.left / GEM_STEPS;
    this.paint(withAlpha(color, 0.2), x, y, CELL, CELL);
    ctx.globalAlpha = gem.kind === 'diamond' ? 0.4 + 0.6 * left : 1;
    if (gem.left >= 12 || !isBlinking) ctx.drawImage(this.pictures[gem.kind], x + 2, y + 1);
    ctx.globalAlpha = 1;
    this.paint(color, x + 1, y + CELL - 2, Math.ceil((CELL - 2) * left), 1);
  }

  private drawSnake(snake: Snake, glide: number, frame: Frame): void {
    const { body } = snake;
    const { accent, danger, ground } = this.palette;
    const alive = snake.end ? mix(accent, danger, Math.min(1, this.sinceEnd * 2.4)) : accent;
    const shades = Array.from({ length: SHADES }, (_, at) => mix(alive, ground, (at / SHADES) * 0.5));
    const shade = (at: number) => shades[Math.floor((at * SHADES) / Math.max(10, body.length + 1))] ?? alive;
    const [tail, last] = [this.before.at(-1) ?? 0, body.at(-1) ?? 0];
    if (glide < 1 && distance(tail, last) === 1 && this.before.length === body.length)
      this.link(last, this.between(tail, last, glide), shade(body.length));
    for (let at = body.length - 1; at > 0; at--) {
      const cell = body[at] as number;
      const next = body[at - 1] as number;
      // A portal lies between: the body goes into one and comes out of the other.
      const entered = distance(cell, next) > 1 ? snake.portals[1 - snake.portals.indexOf(next)] : next;
      if (entered !== undefined)
        this.link(cell, at === 1 ? this.between(cell, entered, glide) : this.corner(entered), shade(at));
      if (at % 2 === 0) {
        const { x, y } = this.corner(cell);
        this.paint(withAlpha(ground, 0.35), x + 4, y + 4, 4, 4);
      }
    }
    const [head, neck] = [body[0] ?? 0, body[1] ?? 0];
    const { x, y } = distance(head, neck) > 1 ? this.corner(head) : this.between(neck, head, glide);
    const isHit = snake.end === 'edge' || snake.end === 'wall' || snake.end === 'body';
    if (!isHit) {
      this.drawHead(snake, { x, y }, alive, frame.now);
      return;
    }
    const { x: right, y: down } = this.ahead(snake);
    this.drawHead(snake, { x: x + right * CELL * HIT, y: y + down * CELL * HIT }, alive, frame.now);
    this.drawHit(x + right * CELL, y + down * CELL);
  }

  /** Where the run ended: a frame around the place, twice a second. */
  private drawHit(x: number, y: number): void {
    if (this.sinceEnd * 2 - Math.floor(this.sinceEnd * 2) > 0.6) return;
    for (const [margin, color] of [
      [3, this.palette.ground],
      [2, this.palette.text],
      [1, this.palette.danger],
    ] as const) {
      const [start, side] = [1 - margin, CELL + margin * 2 - 2];
      for (const far of [0, side - 1]) {
        this.paint(color, x + start, y + start + far, side, 1);
        this.paint(color, x + start + far, y + start, 1, side);
      }
    }
  }

  /** A piece of the body from a cell towards a point. */
  private link(cell: number, to: Point, color: string): void {
    const from = this.corner(cell);
    const x = Math.min(from.x, to.x) + BODY_MARGIN;
    const y = Math.min(from.y, to.y) + BODY_MARGIN;
    this.paint(color, x, y, Math.abs(from.x - to.x) + BODY, Math.abs(from.y - to.y) + BODY);
  }

  private drawHead(snake: Snake, { x, y }: Point, color: string, now: number): void {
    this.paintRounded(color, x, y, CELL, 1);
    this.paint(mix(color, '#ffffff', 0.45), x + 2, y + 1, CELL - 5, 1);
    const { x: dx, y: dy } = this.ahead(snake);
    const blink = !snake.end && now % 3.1 < 0.12;
    for (const side of [-1, 1]) {
      const eyeX = x + 4 + dx * 2 + dy * side * 3;
      const eyeY = y + 4 + dy * 2 + dx * side * 3;
      this.paint(blink ? mix(color, this.palette.ground, 0.4) : '#ffffff', eyeX, eyeY, 4, 4);
      if (!blink) this.paint(snake.end ? this.palette.danger : '#0c0f1a', eyeX + 1 + dx, eyeY + 1 + dy, 2, 2);
    }
    if (!snake.end && now % 1.7 < 0.2) {
      this.paint(this.palette.danger, x + 5 + dx * 8, y + 5 + dy * 8, 2, 2);
    }
  }
}
