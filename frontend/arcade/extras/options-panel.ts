import { ANIMATION_SPEEDS, OPTION_LIMITS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { KeyMap, keyName } from '../shell/controls/key-map.js';
import { button, el } from '../shell/dom.js';
import type { PadButton } from '../shell/presentation.js';
import { actions, cardOf } from '../shell/cards/card.js';
import { fill } from '../shell/texts.js';
import { namedControls } from './labels.js';
import { OPTIONS_TEXTS, type OptionsTexts } from './texts.js';

export interface OptionsOf {
  /** The id of the game, and whether it has what the options change. */
  game: string;
  hasMusic: boolean;
  hasRepeat: boolean;
  /** Controls by key, as the game has them. */
  keys: Readonly<Record<string, string>>;
  pad: readonly PadButton[];
  locale: Language;
  options(): ArcadeOptions;
  choose(changes: Partial<ArcadeOptions>): void;
  done(): void;
}

/** Keys that leave fields and windows. */
const RESERVED = ['Escape', 'Tab', 'ControlLeft', 'ControlRight', 'AltLeft', 'AltRight', 'MetaLeft', 'MetaRight'];

/** What a player may choose. It updates itself, so that the focus stays. */
export class OptionsPanel {
  readonly element: HTMLElement;
  private readonly keyList = el('ul', { class: 'keys-list' });
  private readonly news = el('p', { class: 'small', role: 'status' });
  /** The control whose next key is awaited. */
  private awaited: string | undefined;
  private readonly t: OptionsTexts;
  /** Names of the controls whose keys may be chosen. */
  private readonly controls: ReadonlyMap<string, string>;

  constructor(private readonly of: OptionsOf) {
    const t = (this.t = OPTIONS_TEXTS[of.locale]);
    this.controls = namedControls(of.keys, of.pad, of.locale);
    this.element = cardOf(
      [el('h2', {}, t.options), el('div', { class: 'options' }, ...this.fields())],
      [...this.keySection(), actions(button({ class: 'big primary' }, () => of.done(), t.done))],
    );
    addEventListener('keydown', this.onKey, { capture: true });
  }

  close(): void {
    removeEventListener('keydown', this.onKey, { capture: true });
  }

  private fields(): HTMLElement[] {
    const { t } = this;
    const { hasMusic, hasRepeat } = this.of;
    const { sound, music, haptics, palette, speed, repeat } = this.of.options();
    const choose = (changes: Partial<ArcadeOptions>) => this.of.choose(changes);
    const speeds = ANIMATION_SPEEDS.map((value) => el('option', { value, selected: value === speed }, t[value]));
    const select = el('select', {}, ...speeds);
    select.addEventListener('change', () => choose({ speed: ANIMATION_SPEEDS[select.selectedIndex] ?? 'normal' }));
    return [
      checkbox(t.sound, sound, (on) => choose({ sound: on })),
      ...(hasMusic ? [checkbox(t.music, music, (on) => choose({ music: on }))] : []),
      ...('vibrate' in navigator ? [checkbox(t.vibration, haptics, (on) => choose({ haptics: on }))] : []),
      checkbox(t.colorBlind, palette === 'color-blind', (on) => choose({ palette: on ? 'color-blind' : 'standard' })),
      el('label', {}, el('span', {}, t.animations), select),
      ...(hasRepeat
        ? [
            range(t.repeatDelay, repeat.delay, OPTION_LIMITS.delay, (delay) =>
              choose({ repeat: { ...this.of.options().repeat, delay } }),
            ),
            range(t.repeatInterval, repeat.interval, OPTION_LIMITS.interval, (interval) =>
              choose({ repeat: { ...this.of.options().repeat, interval } }),
            ),
          ]
        : []),
    ];
  }

  private keySection(): HTMLElement[] {
    const { t, controls } = this;
    if (controls.size === 0) return [];
    this.showKeys();
    const reset = button({ class: 'flat' }, () => this.bind({}), t.resetKeys);
    return [el('div', { class: 'key-section' }, el('h3', {}, t.keys), this.keyList, this.news, reset)];
  }

  private get chosen(): Readonly<Record<string, string>> {
    return this.of.options().keys[this.of.game] ?? {};
  }

  private showKeys(): void {
    const { t, controls } = this;
    const map = new KeyMap(this.of.keys, this.chosen);
    const rows = [...controls].map(([control, label]) => {
      const names = map.keysOf(control).map((code) => keyName(code, t.space));
      const text = control === this.awaited ? t.pressKey : names.join(', ') || t.noKey;
      const choose = button(
        { class: names.length > 0 ? 'key' : 'key missing', 'data-control': control, 'aria-label': `${label}: ${text}` },
        () => this.ask(control),
        text,
      );
      return el('li', {}, el('span', {}, label), choose);
    });
    const focused = this.keyList.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-control')
      : undefined;
    this.keyList.replaceChildren(...rows);
    if (focused) this.keyList.querySelector<HTMLElement>(`[data-control="${focused}"]`)?.focus();
  }

  private ask(control: string): void {
    this.awaited = control;
    this.news.textContent = '';
    this.showKeys();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { awaited } = this;
    if (awaited === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    this.awaited = undefined;
    if (RESERVED.includes(event.code)) this.showKeys();
    else this.chooseKey(awaited, event);
  };

  private chooseKey(control: string, { code, key }: KeyboardEvent): void {
    const { t, controls } = this;
    const before = new KeyMap(this.of.keys, this.chosen).controlOf({ code, key });
    // A key has one control: another for which it was chosen gets the keys of the game again.
    const others = Object.entries(this.chosen).filter(([, chosen]) => chosen !== code);
    this.bind({ ...Object.fromEntries(others), [control]: code });
    if (before === undefined || before === control) return;
    const taken = controls.get(before) ?? before.toUpperCase();
    this.news.textContent = fill(t.keyTaken, { key: keyName(code, t.space), control: taken });
  }

  private bind(chosen: Readonly<Record<string, string>>): void {
    const { game } = this.of;
    this.awaited = undefined;
    this.news.textContent = '';
    const { [game]: _, ...others } = this.of.options().keys;
    this.of.choose({ keys: Object.keys(chosen).length > 0 ? { ...others, [game]: { ...chosen } } : others });
    this.showKeys();
  }
}

function checkbox(label: string, isOn: boolean, change: (on: boolean) => void): HTMLElement {
  const input = el('input', { type: 'checkbox', checked: isOn });
  input.addEventListener('change', () => change(input.checked));
  return el('label', {}, el('span', {}, label), input);
}

/** `label` has a place for the milliseconds. */
function range(
  label: string,
  value: number,
  { least, most }: { least: number; most: number },
  change: (value: number) => void,
): HTMLElement {
  const text = el('span');
  const input = el('input', { type: 'range', min: String(least), max: String(most), step: '10', value: String(value) });
  const show = () => (text.textContent = fill(label, { ms: input.value }));
  show();
  input.addEventListener('input', show);
  input.addEventListener('change', () => change(Number(input.value)));
  return el('label', {}, text, input);
}
