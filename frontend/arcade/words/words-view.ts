import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { LETTERS, markOf } from '@gamegeek/arcade/words/hint.js';
import type { Guess } from '@gamegeek/arcade/words/word-code.js';
import { CLOSED, OPEN } from '@gamegeek/arcade/words/sprites.js';
import { GUESSES, type Hinted, type RoomResult, type Words } from '@gamegeek/arcade/words/words.js';
import { mix } from '@gamegeek/rules/theme/colors.js';
import { dark, type Palette } from '#shared/theme/palette.js';
import { button, el, icon } from '../shell/dom.js';
import { sprite } from '../shell/drawing/pixel-canvas.js';
import type { View, ViewHost } from '../shell/presentation.js';
import { fill } from '../shell/texts.js';
import { keyRows, lettersOf } from './keyboard.js';
import { WORDS_TEXTS, type WordsTexts } from './texts.js';

const ERASE = ['', '  ######', ' ## ## #', '####  ##', '####  ##', ' ## ## #', '  ######'];

/** The tiles of a row turn one after the other. Like in the style sheet. */
const TURN_MS = 380;
const NEXT_TILE_MS = 170;
/** How long a door that has opened, or stayed shut, is shown before the next one. Any key ends it. */
const OPEN_MS = 1_300;
const SHUT_MS = 2_200;
/** Without animations there is as much to read. */
const LEAST_SPEED = 0.6;

interface Row {
  item: HTMLElement;
  tiles: HTMLElement[];
}

export class WordsView implements View<Words, Guess> {
  readonly element = el('div', { class: 'corridor' });
  private readonly picture = el('div', { class: 'picture', 'aria-hidden': 'true' });
  private readonly say = el('p');
  private readonly rows: Row[] = Array.from({ length: GUESSES }, () => {
    const tiles = Array.from({ length: LETTERS }, (_, place) => {
      const tile = el('span', { class: 'tile' });
      tile.style.setProperty('--place', String(place));
      return tile;
    });
    return { tiles, item: el('li', {}, ...tiles) };
  });
  private readonly letters = el('div', { class: 'letters' });
  private readonly keys = new Map<string, HTMLButtonElement>();
  private readonly go = button({ class: 'wide go' }, () => this.submit(), '✓');
  private layout: string[] = [];
  private palette: Palette = dark;
  private entry = '';
  /** The guesses at the door that is shown: the current one, or the last one until it has been seen. */
  private guesses: readonly Hinted[] = [];
  /** The guesses of the run. */
  private made = 0;
  /** How many of those at the door have turned: only these colour the keys. */
  private turned = 0;
  private ended: RoomResult | null = null;
  /** Said until something else is typed. */
  private complaint = '';
  private pending: { timer: ReturnType<typeof setTimeout>; then: () => void } | null = null;

  constructor(private readonly host: ViewHost<Words, Guess>) {
    const list = el('ol', { class: 'rows' }, ...this.rows.map(({ item }) => item));
    this.element.append(el('div', { class: 'door' }, this.picture, this.say), list, this.letters);
    this.go.setAttribute('aria-label', this.words.guess);
  }

  private get words(): WordsTexts {
    return WORDS_TEXTS[this.host.locale()];
  }

  /** Of the run, or of the player until the first guess. */
  private get language(): Language {
    return this.host.state.language ?? this.host.locale();
  }

  /** Whether the last door of the run is still to be seen. */
  get busy(): boolean {
    return this.pending !== null;
  }

  theme(palette: Palette): void {
    this.palette = palette;
    if (this.layout.length > 0) this.render();
  }

  start(words: Words): void {
    if (this.pending) clearTimeout(this.pending.timer);
    this.pending = null;
    this.entry = this.complaint = '';
    this.ended = null;
    this.guesses = [...words.guesses];
    this.turned = words.guesses.length;
    this.made = countOf(words);
    for (const { item } of this.rows) item.className = '';
    this.layOut(keyRows(words.language ?? this.host.locale()));
    this.render();
  }

  private layOut(layout: string[]): void {
    this.layout = layout;
    this.keys.clear();
    const rows = layout.map((letters) =>
      [...letters].map((letter) => {
        const key = button({}, () => this.type(letter), letter);
        this.keys.set(letter, key);
        return key;
      }),
    );
    const undo = button({ class: 'wide', 'aria-label': this.words.undo }, () => this.undo(), icon(...ERASE));
    rows.at(-1)?.unshift(this.go);
    rows.at(-1)?.push(undo);
    this.letters.replaceChildren(...rows.map((keys) => el('div', {}, ...keys)));
  }

  press(control: string): void {
    if (control === 'undo') this.undo();
    else if (control === 'guess') this.submit();
    else for (const letter of lettersOf(control, this.layout)) this.type(letter);
  }

  private type(letter: string): void {
    if (this.ended) this.hurry();
    if (this.entry.length >= LETTERS || this.host.state.over || this.host.waiting) return;
    this.entry += letter;
    this.complaint = '';
    this.host.sound.play({ pitch: 500 + this.entry.length * 40, seconds: 0.03, wave: 'triangle', volume: 0.08 });
    this.render();
  }

  private undo(): void {
    if (this.host.waiting) return;
    this.entry = this.entry.slice(0, -1);
    this.complaint = '';
    this.render();
  }

  private submit(): void {
    if (this.ended) {
      this.hurry();
      return;
    }
    if (this.entry.length < LETTERS) this.refuse(this.words.short);
    else this.act({ language: this.language, word: this.entry });
  }

  act(guess: Guess): void {
    this.entry = guess.word;
    if (this.host.act(guess)) this.render();
  }

  /** Leaves the entry as it is. */
  private refuse(complaint: string): void {
    const row = this.rows[this.guesses.length];
    this.complaint = complaint;
    row?.item.classList.remove('wrong');
    // The shaking starts again for the next one.
    void row?.item.offsetWidth;
    row?.item.classList.add('wrong');
    this.host.sound.play({ pitch: 150, seconds: 0.09, wave: 'sawtooth', volume: 0.08 });
    this.host.vibrate(40);
    this.host.announce(complaint);
    this.render();
  }

  answered(words: Words): void {
    this.hurry();
    const result = words.guesses.length === 0 ? words.results.at(-1) : undefined;
    const guesses = [...(result?.guesses ?? words.guesses)];
    const last = guesses.at(-1);
    const made = countOf(words);
    if (!last || made === this.made) {
      this.refuse(fill(this.words.unknown, { word: this.entry.toUpperCase() }));
      return;
    }
    this.entry = '';
    this.made = made;
    this.guesses = guesses;
    this.rows[guesses.length - 1]?.item.classList.add('turning');
    this.host.announce(result ? `${this.read(last)}. ${this.sayResult(result).text}` : this.read(last));
    this.render();
    const { speed } = this.host;
    for (let at = 0; at < LETTERS && speed > 0; at++)
      this.host.sound.play({
        pitch: 220 + markOf(last.feedback, at) * 110,
        delay: (at * NEXT_TILE_MS * speed) / 1_000,
        seconds: 0.05,
        wave: 'triangle',
        volume: 0.09,
      });
    this.after(((LETTERS - 1) * NEXT_TILE_MS + TURN_MS) * speed, () => {
      this.turned = guesses.length;
      if (result) this.end(result);
      this.render();
    });
  }

  /** The door opens, or stays shut. */
  private end(result: RoomResult): void {
    const { sound, speed } = this.host;
    this.ended = result;
    if (result.opened) {
      sound.play({ pitch: 392 }, { pitch: 523, delay: 0.09 }, { pitch: 784, delay: 0.18, seconds: 0.25 });
      this.rows[result.guesses.length - 1]?.item.classList.add('won');
      this.host.vibrate(25);
    } else {
      sound.play({ pitch: 160, to: 70, seconds: 0.5, wave: 'sawtooth' });
      this.host.vibrate(120);
    }
    this.after((result.opened ? OPEN_MS : SHUT_MS) * Math.max(speed, LEAST_SPEED), () => this.goOn());
  }

  /** The next door; the last one stays. */
  private goOn(): void {
    if (this.host.state.over) return;
    this.ended = null;
    this.guesses = [];
    this.turned = 0;
    for (const { item } of this.rows) item.className = '';
    this.render();
  }

  private after(milliseconds: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.pending = null;
      then();
    }, milliseconds);
    this.pending = { timer, then };
  }

  /** Players need not wait for what they have seen. */
  private hurry(): void {
    while (this.pending) {
      const { timer, then } = this.pending;
      clearTimeout(timer);
      this.pending = null;
      then();
    }
  }

  private read({ word, feedback }: Hinted): string {
    return [...word].map((letter, at) => `${letter}: ${this.meaning(markOf(feedback, at))}`).join(', ');
  }

  private meaning(mark: number): string {
    const { places, elsewhere, absent } = this.words;
    return [absent, elsewhere, places][mark] ?? '';
  }

  private saying(): { text: string; kind: string } {
    if (this.complaint) return { text: this.complaint, kind: 'bad' };
    if (this.ended) return this.sayResult(this.ended);
    if (this.turned > 0) return { text: fill(this.words.guesses, { count: String(GUESSES - this.turned) }), kind: '' };
    const before = this.host.state.results.at(-1);
    return before && this.guesses.length === 0 ? this.sayResult(before) : { text: this.words.begin, kind: '' };
  }

  private sayResult({ secret, opened, points }: RoomResult): { text: string; kind: string } {
    const word = secret.toUpperCase();
    if (!opened) return { text: fill(this.words.lost, { word }), kind: 'bad' };
    return { text: fill(this.words.opened, { word, points: String(points) }), kind: 'good' };
  }

  private render(): void {
    this.element.style.setProperty('--speed', String(this.host.speed));
    this.renderDoor();
    for (const [at, row] of this.rows.entries()) this.renderRow(row, at);
    for (const [letter, key] of this.keys) {
      const seen = this.guesses.slice(0, this.turned);
      const mark = Math.max(-1, ...seen.flatMap((hinted) => marksOf(hinted, letter)));
      key.className = mark < 0 ? '' : `m${mark}`;
      key.setAttribute('aria-label', mark < 0 ? letter : `${letter}, ${this.meaning(mark)}`);
    }
    this.go.setAttribute('aria-disabled', String(this.entry.length < LETTERS || this.host.waiting));
  }

  private renderDoor(): void {
    const { text, kind } = this.saying();
    this.say.textContent = text;
    this.say.className = kind;
    const { bronze, ground, lineStrong, gold, accent } = this.palette;
    const picture = sprite(this.ended?.opened ? OPEN : CLOSED, {
      f: lineStrong,
      d: mix(bronze, '#000000', 0.35),
      e: mix(bronze, '#000000', 0.5),
      i: mix(lineStrong, ground, 0.3),
      k: gold,
      l: mix(gold, '#ffffff', 0.5),
      w: accent,
    });
    this.picture.classList.toggle('opened', this.ended?.opened === true);
    this.picture.replaceChildren(picture);
  }

  private renderRow({ item, tiles }: Row, at: number): void {
    const made = this.guesses[at];
    const isNow = at === this.guesses.length && !this.ended;
    const letters = made?.word ?? (isNow ? this.entry : '');
    item.classList.toggle('now', isNow);
    if (!this.complaint) item.classList.remove('wrong');
    for (const [place, tile] of tiles.entries()) {
      const letter = letters[place] ?? '';
      const mark = made ? markOf(made.feedback, place) : null;
      tile.className = mark === null ? (letter ? 'tile typed' : 'tile') : `tile m${mark}`;
      const meaning = mark === null ? [] : [el('span', { class: 'sr' }, `, ${this.meaning(mark)}`)];
      tile.replaceChildren(letter, ...meaning);
    }
  }
}

const countOf = ({ guesses, results }: Words) =>
  results.reduce((sum, room) => sum + room.guesses.length, guesses.length);

function marksOf({ word, feedback }: Hinted, letter: string): number[] {
  return [...word].flatMap((other, at) => (other === letter ? [markOf(feedback, at)] : []));
}
