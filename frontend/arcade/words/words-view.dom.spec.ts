import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { isUnknown } from '@gamegeek/arcade/secret-game.js';
import { WORD_LISTS } from '@gamegeek/arcade/words/lists/word-lists.js';
import type { Guess } from '@gamegeek/arcade/words/word-code.js';
import { wordsGame } from '@gamegeek/arcade/words/words.game.js';
import { GUESSES } from '@gamegeek/arcade/words/words.js';
import { Sound } from '../shell/audio/sound.js';
import { dark } from '#shared/theme/palette.js';
import { WordsView } from './words-view.js';

const rules = wordsGame(WORD_LISTS);
const SEED = 3;

/** A run whose inputs are answered at once, and the view that shows it. */
class Table {
  readonly run = rules.deal(seededRandom(SEED));
  readonly said: string[] = [];
  readonly view: WordsView;

  constructor(locale: Language = 'en', speed = 1) {
    this.view = new WordsView({
      sound: new Sound(),
      state: this.run.state,
      waiting: false,
      act: (input: Guess) => {
        const answer = this.run.ask(input);
        if (!answer) return false;
        void Promise.resolve().then(() => this.view.answered(this.run.state));
        return true;
      },
      announce: (text) => this.said.push(text),
      locale: () => locale,
      speed,
      vibrate: () => undefined,
      repeat: { delay: 0, interval: 0 },
    });
    this.view.theme(dark);
    this.view.start(this.run.state);
    document.body.replaceChildren(this.view.element);
  }

  async type(word: string): Promise<void> {
    for (const letter of word) this.view.press(letter);
    this.view.press('guess');
    await Promise.resolve();
    await Promise.resolve();
  }

  rows(): string[] {
    return [...this.view.element.querySelectorAll('li')].map((row) =>
      [...row.children].map((tile) => tile.firstChild?.textContent ?? '').join(''),
    );
  }

  key(letter: string): HTMLElement | undefined {
    return [...this.view.element.querySelectorAll<HTMLElement>('.letters button')].find(
      ({ textContent }) => textContent === letter,
    );
  }

  get status(): string {
    return this.view.element.querySelector('.door p')?.textContent ?? '';
  }
}

/** The word of the first door. */
function secret(language: Language): string {
  const run = rules.deal(seededRandom(SEED));
  const [wrong = ''] = WORD_LISTS.secrets(language);
  while (run.state.results.length === 0) run.ask({ language, word: wrong });
  return run.state.results[0]?.secret ?? '';
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the corridor of Door Words', () => {
  it.each([
    ['en', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
    ['es', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'],
    ['fr', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
    ['de', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'],
  ] as const)('has keys in the order of the language: %s', (language, ...rows) => {
    const { view } = new Table(language);
    const shown = [...view.element.querySelectorAll('.letters div')].map((row) =>
      [...row.querySelectorAll('button:not(.wide)')].map(({ textContent }) => textContent).join(''),
    );
    expect(shown).toEqual(rows);
  });

  it('colours the keys when the tiles have turned', async () => {
    const table = new Table();
    await table.type('crane');
    expect(table.key('c')?.className).toBe('');
    jest.advanceTimersByTime(1_500);
    expect(table.key('c')?.className).toMatch(/^m[012]$/);
    expect(table.status).toBe('5 guesses left');
    expect(table.said.at(-1)).toMatch(/^c: .+, r: .+, a: .+, n: .+, e: .+$/);
  });

  it('leaves a word that is in no list to be changed, and says so', async () => {
    const table = new Table();
    await table.type('zzzzz');
    expect(table.rows()[0]).toBe('zzzzz');
    expect(table.status).toBe('ZZZZZ is not in the list.');
    expect(table.said).toEqual(['ZZZZZ is not in the list.']);
    expect(table.view.element.querySelector('.wrong')).not.toBeNull();
    for (let count = 0; count < 5; count++) table.view.press('undo');
    await table.type('crane');
    expect(table.rows().slice(0, 2)).toEqual(['crane', '']);
    expect(table.run.state.guesses).toHaveLength(1);
  });

  it('opens the door after its word has turned, and goes on to the next door after that has been seen', async () => {
    const table = new Table();
    const word = secret('en');
    await table.type(word);
    expect(table.status).not.toContain(word.toUpperCase());
    jest.advanceTimersByTime(1_100);
    expect(table.status).toBe(`${word.toUpperCase()} opens the door: +80`);
    expect(table.rows()[0]).toBe(word);
    expect(table.view.busy).toBe(true);
    jest.advanceTimersByTime(1_400);
    expect(table.rows()[0]).toBe('');
    expect(table.view.busy).toBe(false);
  });

  it('does not keep players waiting who type on: the first letter shows the next door', async () => {
    const table = new Table();
    await table.type(secret('en'));
    jest.advanceTimersByTime(1_100);
    table.view.press('a');
    expect(table.rows()).toEqual(['a', '', '', '', '', '']);
    expect(table.view.busy).toBe(false);
  });

  it('shows the word of a door that stays shut', async () => {
    const table = new Table();
    const word = secret('en');
    const wrong = WORD_LISTS.secrets('en').filter((other) => other !== word);
    for (const other of wrong.slice(0, GUESSES)) await table.type(other);
    jest.advanceTimersByTime(1_100);
    expect(table.status).toBe(`The door stays shut. It was ${word.toUpperCase()}.`);
    expect(table.rows()[GUESSES - 1]).toBe(wrong[GUESSES - 1]);
  });

  it('turns nothing, and shows an opened door all the same, without animations', async () => {
    const table = new Table('en', 0);
    const word = secret('en');
    await table.type(word);
    jest.advanceTimersByTime(0);
    expect(table.status).toContain('opens the door');
    expect(table.rows()[0]).toBe(word);
  });

  it('leaves out accents and writes ß as ss, but keeps letters that have a key', () => {
    const german = new Table('de');
    for (const key of ['f', 'ü', 'ß', 'é']) german.view.press(key);
    expect(german.rows()[0]).toBe('füsse');
    const spanish = new Table('es');
    for (const key of ['ñ', 'á', 'ü']) spanish.view.press(key);
    expect(spanish.rows()[0]).toBe('ñau');
  });

  it('goes on in the language of the run, also when the player has changed the language', async () => {
    const table = new Table('de');
    expect(isUnknown(table.run.ask({ language: 'fr', word: 'arbre' }))).toBe(false);
    table.view.start(table.run.state);
    expect(table.key('ü')).toBeUndefined();
    await table.type('table');
    expect(table.run.state.guesses.map(({ word }) => word)).toEqual(['arbre', 'table']);
  });
});
