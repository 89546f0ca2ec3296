import { COLOURS, CRACKED, PEGS, pegsOf } from '@gamegeek/arcade/codes/code.js';
import { pointsFor, SAFES, TRIES, type Codes, type Hint, type SafeResult } from '@gamegeek/arcade/codes/codes.js';
import { CLOSED, OPEN, SHAPES } from '@gamegeek/arcade/codes/sprites.js';
import { mix } from '@gamegeek/rules/theme/colors.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { button, el, icon } from '../shell/dom.js';
import { sprite } from '../shell/drawing/pixel-canvas.js';
import type { View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { CODES_TEXTS, type CodesTexts } from './texts.js';

/** How long a safe that has opened, or stays locked, is shown before the next one. Any key ends it. */
const OPEN_MS = 1_200;
const LOCKED_MS = 2_400;

export class CodesView implements View<Codes, number> {
  readonly element = el('div', { class: 'safe-room' });
  private readonly safes = el('div', { class: 'safes', 'aria-hidden': 'true' });
  private readonly status = el('p', { class: 'status' });
  private readonly tries = el('ol', { class: 'tries' });
  private readonly go = button({ class: 'wide go' }, () => this.submit());
  private palette: Palette = dark;
  private entry: number[] = [];
  /** Safes done before the last try. */
  private done = 0;
  /** The last safe, until it has been seen. */
  private ended: SafeResult | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The row that has just been answered moves once. */
  private fresh = -1;

  constructor(private readonly host: ViewHost<Codes, number>) {
    const { words } = this;
    const undo = button({ class: 'wide' }, () => this.undo(), words.undo);
    this.go.textContent = words.try;
    const colours = Array.from({ length: COLOURS }, (_, colour) =>
      button(
        { class: `peg c${colour}`, 'aria-label': fill(words.colour, { number: String(colour + 1) }) },
        () => this.add(colour),
        shapeOf(colour),
        el('small', {}, String(colour + 1)),
      ),
    );
    this.element.append(
      this.safes,
      this.status,
      this.tries,
      el('p', { class: 'legend' }, words.legend),
      el('div', { class: 'colours' }, ...colours, undo, this.go),
    );
  }

  private get words(): CodesTexts {
    return CODES_TEXTS[this.host.locale()];
  }

  private number(value: number): string {
    return new Intl.NumberFormat(this.host.locale()).format(value);
  }

  /** Whether the last safe of the run is still to be seen. */
  get busy(): boolean {
    return this.timer !== undefined;
  }

  theme(palette: Palette): void {
    this.palette = palette;
    if (this.tries.childElementCount > 0) this.render(this.host.state);
  }

  start(codes: Codes): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.ended = null;
    this.entry = [];
    this.fresh = -1;
    this.render(codes);
  }

  press(control: string): void {
    if (control === 'undo') this.undo();
    else if (control === 'try') this.submit();
    else this.add(Number(control) - 1);
  }

  private add(colour: number): void {
    this.leave();
    if (this.entry.length >= PEGS || this.host.state.over || this.host.waiting) return;
    this.entry.push(colour);
    this.host.sound.play({ pitch: 330 + colour * 60, seconds: 0.05, wave: 'triangle', volume: 0.1 });
    this.render(this.host.state);
  }

  private undo(): void {
    if (this.host.waiting) return;
    this.leave();
    this.entry.pop();
    this.render(this.host.state);
  }

  private submit(): void {
    if (this.ended) {
      this.leave();
      this.render(this.host.state);
    }
    if (this.entry.length < PEGS) return;
    this.act(this.entry.reduce((sum, colour, at) => sum + colour * COLOURS ** at, 0));
  }

  act(code: number): void {
    this.entry = pegsOf(code);
    this.done = this.host.state.results.length;
    if (this.host.act(code)) this.render(this.host.state);
  }

  answered(codes: Codes): void {
    const { sound, speed } = this.host;
    this.entry = [];
    const result = codes.results.length > this.done ? codes.results.at(-1) : undefined;
    if (result?.opened) {
      sound.play({ pitch: 523 }, { pitch: 659, delay: 0.08 }, { pitch: 1047, delay: 0.16, seconds: 0.25 });
      this.host.vibrate(25);
    } else if (result) {
      sound.play({ pitch: 200, to: 80, seconds: 0.4, wave: 'sawtooth' });
      this.host.vibrate(120);
    } else sound.play({ pitch: 180, seconds: 0.06, volume: 0.08 }, { pitch: 150, delay: 0.08, seconds: 0.06 });
    if (result) {
      this.ended = result;
      this.timer = setTimeout(
        () => {
          this.timer = undefined;
          // The last safe stays.
          if (codes.over) return;
          this.leave();
          this.render(codes);
        },
        (result.opened ? OPEN_MS : LOCKED_MS) * Math.max(speed, 0.6),
      );
    }
    const { hints } = result ?? codes;
    this.fresh = hints.length - 1;
    this.element.style.setProperty('--speed', String(speed));
    this.render(codes);
    this.fresh = -1;
    const last = hints.at(-1);
    this.host.announce(result || !last ? (this.status.textContent ?? '') : this.describe(last));
  }

  /** The next safe; players need not wait for what they have seen. */
  private leave(): void {
    if (!this.ended || this.host.state.over) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.ended = null;
  }

  private describe({ feedback }: Hint): string {
    return fill(this.words.feedback, {
      places: String(Math.floor(feedback / (PEGS + 1))),
      colours: String(feedback % (PEGS + 1)),
    });
  }

  private render(codes: Codes): void {
    this.renderSafes(codes);
    this.renderStatus(codes);
    const { hints } = this.ended ?? codes;
    const rows = Array.from({ length: TRIES }, (_, at) => {
      const hint = hints[at];
      if (hint) {
        const isFresh = at === this.fresh;
        const kind = hint.feedback === CRACKED ? 'cracked' : '';
        return this.row(pegsOf(hint.guess), hint, isFresh ? `fresh ${kind}` : kind);
      }
      const isNow = at === hints.length && !this.ended;
      return this.row(isNow ? this.entry : [], null, isNow ? 'current' : '');
    });
    this.tries.replaceChildren(...rows);
    this.go.setAttribute('aria-disabled', String(this.entry.length < PEGS || this.host.waiting));
  }

  private renderSafes(codes: Codes): void {
    const { accent, lineStrong, surfaceRaised, textMuted, gold, ground } = this.palette;
    const colors = {
      f: lineStrong,
      b: mix(lineStrong, surfaceRaised, 0.5),
      k: textMuted,
      w: accent,
      h: textMuted,
      g: gold,
      y: mix(gold, ground, 0.35),
    };
    const now = codes.results.length - (this.ended ? 1 : 0);
    this.safes.replaceChildren(
      ...Array.from({ length: SAFES }, (_, at) => {
        const result = codes.results[at];
        const picture = sprite(result?.opened ? OPEN : CLOSED, colors);
        picture.className = [at === now ? 'now' : '', result?.opened ? 'done' : ''].join(' ');
        return picture;
      }),
    );
  }

  private renderStatus(codes: Codes): void {
    const { words, ended } = this;
    const result = ended ?? (codes.hints.length === 0 ? codes.results.at(-1) : undefined);
    this.status.className = result ? (result.opened ? 'status good' : 'status bad') : 'status';
    if (!result)
      this.status.textContent = fill(words.worth, { points: this.number(pointsFor(codes.hints.length + 1)) });
    else if (result.opened)
      this.status.textContent = fill(words.opened, {
        tries: String(result.hints.length),
        points: this.number(result.points),
      });
    else
      this.status.replaceChildren(
        words.locked,
        ...pegsOf(result.secret).map((colour) => el('span', { class: `peg c${colour}` }, ...pegOf(colour))),
      );
  }

  private row(pegs: readonly number[], hint: Hint | null, kind: string): HTMLElement {
    const cells = Array.from({ length: PEGS }, (_, at) => {
      const colour = pegs[at];
      return colour === undefined
        ? el('span', { class: 'peg empty' })
        : el('span', { class: `peg c${colour}` }, ...pegOf(colour));
    });
    return el('li', { class: kind }, ...cells, this.answer(hint));
  }

  private answer(hint: Hint | null): HTMLElement {
    if (!hint) return el('span', { class: 'answer' });
    const places = Math.floor(hint.feedback / (PEGS + 1));
    const colours = hint.feedback % (PEGS + 1);
    return el(
      'span',
      { class: 'answer' },
      el('span', { 'aria-hidden': 'true' }, '●'.repeat(places) + '○'.repeat(colours) || '–'),
      el('span', { class: 'sr' }, this.describe(hint)),
    );
  }
}

const shapeOf = (colour: number) => icon(...(SHAPES[colour] ?? []));

/** The shape, and the number of the colour for screen readers. */
const pegOf = (colour: number) => [shapeOf(colour), el('span', { class: 'sr' }, ` ${colour + 1} `)];
