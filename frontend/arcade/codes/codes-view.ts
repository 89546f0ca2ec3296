import { COLOURS, CRACKED, PEGS, pegsOf } from '@gamegeek/arcade/codes/code.js';
import { pointsFor, SAFES, TRIES, type Codes, type Hint } from '@gamegeek/arcade/codes/codes.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { mix } from '../shell/drawing/colors.js';
import { button, el } from '../shell/dom.js';
import { sprite } from '../shell/drawing/pixel-canvas.js';
import type { View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { CODES_TEXTS, type CodesTexts } from './texts.js';

const CLOSED = [
  'ffffffffffff',
  'fbbbbbbbbbbf',
  'fbbbbbbbbbbf',
  'fbbbkkkkbbbf',
  'fbbkbbbbkbhf',
  'fbbkbwwbkbhf',
  'fbbkbwwbkbbf',
  'fbbkbbbbkbhf',
  'fbbbkkkkbbhf',
  'fbbbbbbbbbbf',
  'ffffffffffff',
  '.ff......ff.',
];
const OPEN = [
  'ffffffffffff',
  'f..........f',
  'f..........b',
  'f..........b',
  'f...g......b',
  'f..ggg.....k',
  'f..gyg.g...k',
  'f.ggggggg..b',
  'f.gygggygg.b',
  'fggggyggggbb',
  'ffffffffffff',
  '.ff......ff.',
];

export class CodesView implements View<Codes> {
  readonly element = el('div', { class: 'safe-room' });
  private readonly safes = el('div', { class: 'safes', 'aria-hidden': 'true' });
  private readonly status = el('p', { class: 'status' });
  private readonly tries = el('ol', { class: 'tries' });
  private readonly keys = el('div', { class: 'colours' });
  private readonly go = button({ class: 'wide go' }, () => this.submit());
  private palette: Palette = dark;
  private entry: number[] = [];
  /** Safes done before the last try. */
  private done = 0;

  constructor(private readonly host: ViewHost<Codes, number>) {
    this.element.append(this.safes, this.status, this.tries, this.keys);
    this.translate();
  }

  private get words(): CodesTexts {
    return CODES_TEXTS[this.host.locale()];
  }

  private number(value: number): string {
    return new Intl.NumberFormat(this.host.locale()).format(value);
  }

  theme(palette: Palette): void {
    this.palette = palette;
    if (this.tries.childElementCount > 0) this.render(this.host.state);
  }

  start(codes: Codes): void {
    this.entry = [];
    this.render(codes);
  }

  translate(): void {
    const { words } = this;
    const undo = button({ class: 'wide' }, () => this.undo(), words.undo);
    this.go.textContent = words.try;
    const colours = Array.from({ length: COLOURS }, (_, colour) => {
      const label = fill(words.colour, { number: String(colour + 1) });
      return button({ class: `peg c${colour}`, 'aria-label': label }, () => this.add(colour), String(colour + 1));
    });
    this.keys.replaceChildren(...colours, undo, this.go);
    if (this.tries.childElementCount > 0) this.render(this.host.state);
  }

  press(control: string): void {
    if (control === 'undo') this.undo();
    else if (control === 'try') this.submit();
    else this.add(Number(control) - 1);
  }

  private add(colour: number): void {
    if (this.entry.length >= PEGS || this.host.state.over || this.host.waiting) return;
    this.entry.push(colour);
    this.host.sound.play({ pitch: 330 + colour * 60, seconds: 0.05, wave: 'triangle', volume: 0.1 });
    this.render(this.host.state);
  }

  private undo(): void {
    if (this.host.waiting) return;
    this.entry.pop();
    this.render(this.host.state);
  }

  private submit(): void {
    if (this.entry.length < PEGS) return;
    this.done = this.host.state.results.length;
    if (this.host.act(this.entry.reduce((sum, colour, at) => sum + colour * COLOURS ** at, 0)))
      this.render(this.host.state);
  }

  answered(codes: Codes): void {
    const { sound } = this.host;
    this.entry = [];
    const result = codes.results.length > this.done ? codes.results.at(-1) : undefined;
    if (result?.opened)
      sound.play({ pitch: 523 }, { pitch: 659, delay: 0.08 }, { pitch: 1047, delay: 0.16, seconds: 0.25 });
    else if (result) sound.play({ pitch: 200, to: 80, seconds: 0.4, wave: 'sawtooth' });
    else sound.play({ pitch: 180, seconds: 0.06, volume: 0.08 }, { pitch: 150, delay: 0.08, seconds: 0.06 });
    this.render(codes);
    const last = codes.hints.at(-1);
    this.host.announce(result || !last ? this.status.textContent : this.describe(last));
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
    const { hints } = codes;
    const rows = Array.from({ length: TRIES }, (_, at) => {
      const hint = hints[at];
      if (hint) return this.row(pegsOf(hint.guess), hint, at === hints.length - 1 ? 'fresh' : '');
      return this.row(at === hints.length ? this.entry : [], null, at === hints.length ? 'current' : '');
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
    this.safes.replaceChildren(
      ...Array.from({ length: SAFES }, (_, at) => {
        const result = codes.results[at];
        const picture = sprite(result?.opened ? OPEN : CLOSED, colors);
        picture.className = at === codes.results.length ? 'now' : result?.opened ? 'done' : '';
        return picture;
      }),
    );
  }

  private renderStatus(codes: Codes): void {
    const result = codes.results.at(-1);
    const { words } = this;
    const hasEnded = result && (codes.over || codes.hints.length === 0);
    this.status.className = hasEnded ? (result.opened ? 'status good' : 'status bad') : 'status';
    if (!hasEnded)
      this.status.textContent = fill(words.worth, { points: this.number(pointsFor(codes.hints.length + 1)) });
    else if (result.opened)
      this.status.textContent = fill(words.opened, { tries: String(result.tries), points: this.number(result.points) });
    else {
      const code = pegsOf(result.secret).map((colour) => colour + 1);
      this.status.textContent = fill(words.locked, { code: code.join(' ') });
    }
  }

  private row(pegs: readonly number[], hint: Hint | null, kind: string): HTMLElement {
    const cells = Array.from({ length: PEGS }, (_, at) => {
      const colour = pegs[at];
      return colour === undefined
        ? el('span', { class: 'peg empty' })
        : el('span', { class: `peg c${colour}` }, String(colour + 1));
    });
    return el('li', { class: kind }, ...cells, this.answer(hint));
  }

  private answer(hint: Hint | null): HTMLElement {
    if (!hint) return el('span', { class: 'answer' });
    const places = Math.floor(hint.feedback / (PEGS + 1));
    const colours = hint.feedback % (PEGS + 1);
    const dots = hint.feedback === CRACKED ? '●●●●' : '●'.repeat(places) + '○'.repeat(colours);
    return el(
      'span',
      { class: 'answer' },
      el('span', { 'aria-hidden': 'true' }, dots || '–'),
      el('span', { class: 'sr' }, this.describe(hint)),
    );
  }
}
