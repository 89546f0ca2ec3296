import { LETTERS } from '@gamegeek/arcade/words/hint.js';
import { GUESSES, type RoomResult, type Words } from '@gamegeek/arcade/words/words.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { mix } from '../shell/drawing/colors.js';
import { button, el, icon, ICONS } from '../shell/dom.js';
import { sprite } from '../shell/drawing/pixel-canvas.js';
import type { View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { WORDS_TEXTS, type WordsTexts } from './texts.js';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const CLOSED = [
  '...ffffff...',
  '..fddddddf..',
  '.fdeddeddef.',
  '.fdeddeddef.',
  '.fdeddeddef.',
  '.fdeddeddef.',
  '.fiiiiiiiif.',
  '.fdeddeddef.',
  '.fdeddekdef.',
  '.fdeddekdef.',
  '.fdeddeddef.',
  '.fiiiiiiiif.',
  '.fdeddeddef.',
  '.fdeddeddef.',
];
const OPEN = [
  '...ffffff...',
  '..fllllllf..',
  '.fdlllllllf.',
  '.fddllllllf.',
  '.fdedlllllf.',
  '.fdedllwllf.',
  '.fiidlwwwlf.',
  '.fdedllwllf.',
  '.fdekllwllf.',
  '.fdedlwllwf.',
  '.fdedlllllf.',
  '.fiidlllllf.',
  '.fddllllllf.',
  '.fdlllllllf.',
];

export class WordsView implements View<Words> {
  readonly element = el('div', { class: 'corridor' });
  private readonly door = el('div', { class: 'door' });
  private readonly rows = el('ol', { class: 'rows' });
  private readonly letters = el('div', { class: 'letters' });
  private readonly keys = new Map<string, HTMLButtonElement>();
  private readonly go = button({ class: 'go' }, () => this.submit());
  private palette: Palette = dark;
  private entry = '';
  private fresh = false;
  /** Rooms left before the last guess. */
  private left = 0;

  constructor(private readonly host: ViewHost<Words, string>) {
    this.element.append(this.door, this.rows, this.letters);
    for (const letter of ALPHABET)
      this.keys.set(
        letter,
        button({}, () => this.type(letter), letter),
      );
    this.translate();
  }

  private get words(): WordsTexts {
    return WORDS_TEXTS[this.host.locale()];
  }

  theme(palette: Palette): void {
    this.palette = palette;
    if (this.rows.childElementCount > 0) this.render(this.host.state);
  }

  start(words: Words): void {
    this.entry = '';
    this.fresh = false;
    this.render(words);
  }

  translate(): void {
    const { words } = this;
    const undo = button({ 'aria-label': words.undo }, () => this.undo(), icon(...ICONS.back));
    this.go.replaceChildren('✓');
    this.go.setAttribute('aria-label', words.guess);
    this.letters.replaceChildren(...this.keys.values(), undo, this.go);
    if (this.rows.childElementCount > 0) this.render(this.host.state);
  }

  press(control: string): void {
    if (control === 'undo') this.undo();
    else if (control === 'guess') this.submit();
    else this.type(control);
  }

  private type(letter: string): void {
    if (this.entry.length >= LETTERS || this.host.state.over || this.host.waiting) return;
    this.entry += letter;
    this.fresh = false;
    this.host.sound.play({ pitch: 500 + this.entry.length * 40, seconds: 0.03, wave: 'triangle', volume: 0.08 });
    this.render(this.host.state);
  }

  private undo(): void {
    if (this.host.waiting) return;
    this.entry = this.entry.slice(0, -1);
    this.fresh = false;
    this.render(this.host.state);
  }

  private submit(): void {
    const { state } = this.host;
    if (this.entry.length < LETTERS) {
      this.rows.querySelector('.now')?.classList.add('wrong');
      return;
    }
    this.left = state.results.length;
    if (this.host.act(this.entry)) this.render(state);
  }

  answered(words: Words): void {
    const { sound } = this.host;
    this.entry = '';
    this.fresh = true;
    const result = words.results.length > this.left ? words.results.at(-1) : undefined;
    if (result?.opened)
      sound.play({ pitch: 392 }, { pitch: 523, delay: 0.09 }, { pitch: 784, delay: 0.18, seconds: 0.25 });
    else if (result) sound.play({ pitch: 160, to: 70, seconds: 0.5, wave: 'sawtooth' });
    else sound.play({ pitch: 240, to: 200, seconds: 0.08, wave: 'triangle', volume: 0.1 });
    this.render(words);
    this.host.announce(this.report(words));
  }

  private report(words: Words): string {
    const last = words.guesses.at(-1);
    if (!last || words.over) return this.sayOf(words).text;
    const marks = [...last.word].map((letter, at) => `${letter}: ${this.meaning(markOf(last.feedback, at))}`);
    return marks.join(', ');
  }

  private meaning(mark: number): string {
    const { places, elsewhere, absent } = this.words;
    return [absent, elsewhere, places][mark] ?? '';
  }

  private sayOf(words: Words): { text: string; kind: string } {
    const result = words.results.at(-1);
    if (result && (words.over || words.guesses.length === 0)) return this.sayResult(result);
    if (words.guesses.length === 0) return { text: this.words.begin, kind: '' };
    return { text: fill(this.words.guesses, { count: String(GUESSES - words.guesses.length) }), kind: '' };
  }

  private sayResult({ secret, opened, points }: RoomResult): { text: string; kind: string } {
    const word = secret.toUpperCase();
    if (!opened) return { text: fill(this.words.lost, { word }), kind: 'bad' };
    return { text: fill(this.words.opened, { word, points: String(points) }), kind: 'good' };
  }

  private render(words: Words): void {
    this.renderDoor(words);
    const rows = Array.from({ length: GUESSES }, (_, at) => {
      const made = words.guesses[at];
      if (made)
        return this.row([...made.word], made.feedback, this.fresh && at === words.guesses.length - 1 ? 'fresh' : '');
      const now = at === words.guesses.length && !words.over;
      return this.row(now ? [...this.entry] : [], null, now ? 'now' : '');
    });
    this.rows.replaceChildren(...rows);
    for (const [letter, key] of this.keys) {
      const mark = Math.max(-1, ...words.guesses.flatMap(({ word, feedback }) => marksOf(word, feedback, letter)));
      key.className = mark < 0 ? '' : `m${mark}`;
      key.setAttribute('aria-label', mark < 0 ? letter : `${letter}, ${this.meaning(mark)}`);
    }
    this.go.setAttribute('aria-disabled', String(this.entry.length < LETTERS || this.host.waiting));
  }

  private renderDoor(words: Words): void {
    const { text, kind } = this.sayOf(words);
    const { bronze, ground, lineStrong, gold, accent } = this.palette;
    const open = kind === 'good';
    const picture = sprite(open ? OPEN : CLOSED, {
      f: lineStrong,
      d: mix(bronze, '#000000', 0.35),
      e: mix(bronze, '#000000', 0.5),
      i: mix(lineStrong, ground, 0.3),
      k: gold,
      l: mix(gold, '#ffffff', 0.5),
      w: accent,
    });
    this.door.replaceChildren(picture, el('p', { class: kind }, text));
  }

  private row(letters: readonly string[], feedback: number | null, kind: string): HTMLElement {
    const tiles = Array.from({ length: LETTERS }, (_, at) => {
      const mark = feedback === null ? null : markOf(feedback, at);
      const tile = el('span', { class: mark === null ? 'tile' : `tile m${mark}` }, letters[at] ?? '');
      if (mark !== null) tile.append(el('span', { class: 'sr' }, `, ${this.meaning(mark)}`));
      return tile;
    });
    return el('li', { class: kind }, ...tiles);
  }
}

function markOf(feedback: number, at: number): number {
  return Math.floor(feedback / 3 ** (LETTERS - 1 - at)) % 3;
}

function marksOf(word: string, feedback: number, letter: string): number[] {
  return [...word].flatMap((other, at) => (other === letter ? [markOf(feedback, at)] : []));
}
