import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { pegsOf } from '@gamegeek/arcade/codes/code.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { TRIES } from '@gamegeek/arcade/codes/codes.js';
import { Sound } from '../shell/audio/sound.js';
import { CodesView } from './codes-view.js';

const SEED = 3;

/** The code of the first safe. */
function firstCode(): number {
  const run = codesGame.deal(seededRandom(SEED));
  while (run.state.results.length === 0) run.ask(0);
  return run.state.results[0]?.secret ?? 0;
}

/** A run whose inputs are answered at once, and the view that shows it. */
function open() {
  const run = codesGame.deal(seededRandom(SEED));
  const view: CodesView = new CodesView({
    sound: new Sound(),
    state: run.state,
    waiting: false,
    act: (code: number) => {
      if (!run.ask(code)) return false;
      void Promise.resolve().then(() => view.answered(run.state));
      return true;
    },
    announce: () => undefined,
    locale: () => 'en',
    speed: 1,
    vibrate: () => undefined,
    repeat: { delay: 0, interval: 0 },
  });
  view.start(run.state);
  const tryCode = async (code: number) => {
    for (const peg of pegsOf(code)) view.press(String(peg + 1));
    view.press('try');
    await Promise.resolve();
    await Promise.resolve();
  };
  const all = (selector: string) => view.element.querySelectorAll(selector);
  return {
    view,
    tryCode,
    rows: () => all('.answer .sr').length,
    text: (selector: string) => all(selector)[0]?.textContent,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the room of Safe Six', () => {
  it('says what the answers mean, and that colours may repeat', () => {
    expect(open().text('.legend')).toBe('● in place · ○ elsewhere · colours may repeat');
  });

  it('leaves the tries of an opened safe for a second before the next one', async () => {
    const { view, tryCode, rows, text } = open();
    await tryCode((firstCode() + 1) % 6);
    await tryCode(firstCode());
    expect([rows(), text('.status')]).toEqual([2, 'Opened in 2: +640']);
    expect(view.element.querySelector('.cracked')).not.toBeNull();
    jest.advanceTimersByTime(1_000);
    expect([rows(), view.busy]).toEqual([2, true]);
    jest.advanceTimersByTime(300);
    expect([rows(), view.busy]).toEqual([0, false]);
  });

  it('goes on to the next safe at once when the player does', async () => {
    const { view, tryCode, rows } = open();
    await tryCode(firstCode());
    view.press('2');
    expect(rows()).toBe(0);
    expect(view.element.querySelectorAll('.current .c1')).toHaveLength(1);
  });

  it('shows the code of a safe that stays locked', async () => {
    const { tryCode, rows, view } = open();
    const wrong = firstCode() === 7 ? 8 : 7;
    for (let count = 0; count < TRIES; count++) await tryCode(wrong);
    expect(rows()).toBe(TRIES);
    const shown = [...view.element.querySelectorAll('.status .peg')].map(({ className }) => className);
    expect(shown).toEqual(pegsOf(firstCode()).map((colour) => `peg c${colour}`));
  });
});
