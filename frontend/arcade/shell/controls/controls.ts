import { wouldScroll } from '@gamegeek/sdk/scroll-keys.js';
import { button, el, icon } from '../dom.js';
import type { GamepadButtonName, PadButton } from '../presentation.js';
import { Gamepads, PAD_DIRECTIONS, type PadInput } from './gamepads.js';
import { KeyMap } from './key-map.js';
import { StartKeys } from './start-keys.js';
import { onSwipe } from './swipes.js';

/** What controls do. */
export interface Commands {
  /** `soon`: a run is about to begin. */
  readonly phase: 'card' | 'soon' | 'playing';
  press(control: string, repeated: boolean): void;
  release(control: string): void;
  pause(): void;
  /** Leaves a card for what it covers, if it can be left. */
  back(): void;
  /** The action of the main button of a card. */
  primary(): void;
  toggleSound(): void;
}

interface ControlsOf {
  keys: Readonly<Record<string, string>>;
  swipes: boolean;
  gamepad?: Partial<Record<GamepadButtonName, string>>;
  ownRepeat?: boolean;
}

/** Keys, buttons on the screen, swipes and gamepads, as controls of the game or commands of the shell. */
export class Controls {
  readonly startKeys = new StartKeys();
  /** Auto-repeat of held controls, in milliseconds. */
  repeat = { delay: 0, interval: 0 };
  private keys: KeyMap;
  private readonly pads = new Gamepads(
    (input) => this.onPadDown(input),
    (input) => this.onPadUp(input),
  );
  /** Repeats of held controls; undefined for one that does not repeat. */
  private readonly held = new Map<string, ReturnType<typeof setTimeout> | undefined>();

  constructor(
    private readonly game: ControlsOf,
    private readonly commands: Commands,
    /** The card, while there is one. */
    private readonly screen: HTMLElement,
    stage: HTMLElement,
  ) {
    this.keys = new KeyMap(game.keys, {});
    addEventListener('keydown', (event) => {
      this.onKey(event);
      // Keys without a use here would scroll the page around the game.
      if (wouldScroll(event)) event.preventDefault();
    });
    addEventListener('keyup', (event) => {
      this.startKeys.release(event.code);
      const control = this.keys.controlOf(event);
      if (control) this.release(control);
    });
    addEventListener('blur', () => this.startKeys.forget());
    if (game.swipes)
      onSwipe(stage, (direction) => {
        this.press(direction);
        this.release(direction);
      });
  }

  /** Keys that the player has chosen, by control. */
  bind(chosen: Readonly<Record<string, string>>): void {
    this.keys = new KeyMap(this.game.keys, chosen);
  }

  /** With each frame. */
  poll(): void {
    this.pads.poll();
  }

  releaseAll(): void {
    for (const control of this.held.keys()) this.release(control);
  }

  /** A button on the screen. */
  padButton({ control, icon: rows, label, area, repeats = false }: PadButton, locale: keyof PadButton['label']): Node {
    const element = el('button', { type: 'button', 'aria-label': label[locale] }, icon(...rows));
    element.style.gridArea = area;
    element.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      this.press(control, repeats);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, () => this.release(control));
    // Keyboards and screen readers press without a pointer.
    element.addEventListener('click', (event) => {
      if (event.detail > 0) return;
      this.press(control);
      this.release(control);
    });
    return element;
  }

  /** A main button. Its first moments do nothing: it may have been pressed for what it covers. */
  primaryButton(label: string): HTMLElement {
    const press = () => {
      if (!this.startKeys.isResting(performance.now())) this.commands.primary();
    };
    return button({ class: 'big primary' }, press, label);
  }

  private press(control: string, repeats = false): void {
    if (this.commands.phase !== 'playing') return;
    this.release(control);
    const again = () => {
      this.held.set(control, setTimeout(again, Math.max(this.repeat.interval, 1000 / 60)));
      this.commands.press(control, true);
    };
    this.held.set(control, repeats && !this.game.ownRepeat ? setTimeout(again, this.repeat.delay) : undefined);
    this.commands.press(control, false);
  }

  private release(control: string): void {
    if (!this.held.has(control)) return;
    clearTimeout(this.held.get(control));
    this.held.delete(control);
    this.commands.release(control);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { commands, startKeys } = this;
    const { code, target } = event;
    const meaning = startKeys.press(code, performance.now());
    const control = this.keys.controlOf(event);
    const onButton = target instanceof HTMLButtonElement;
    const confirms = code === 'Enter' || code === 'Space' || code === 'NumpadEnter';
    if (commands.phase !== 'card') {
      if (code === 'Escape' || (code === 'KeyP' && !control)) commands.pause();
      else if (code === 'KeyM' && !control) commands.toggleSound();
      else {
        if (!control || (onButton && confirms)) return;
        if (!event.repeat) this.press(control);
        // The keyboard repeats by itself.
        else if (!this.game.ownRepeat && this.held.has(control)) commands.press(control, true);
      }
      event.preventDefault();
      return;
    }
    if (code === 'Escape') commands.back();
    else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    else if (code === 'KeyP') commands.back();
    else if (code === 'KeyM') commands.toggleSound();
    else if (meaning === 'start' && !onButton) commands.primary();
    // Other buttons start no run.
    else if (meaning !== 'again' || (onButton && !target.classList.contains('primary'))) return;
    event.preventDefault();
  }

  private onPadDown(input: PadInput): void {
    const { commands } = this;
    if (commands.phase !== 'card') {
      const control = this.controlOf(input);
      if (input === 'start') commands.pause();
      else if (control) this.press(control, isDirection(input));
    } else if (input === 'b') commands.back();
    else if (input === 'up' || input === 'down') this.moveFocus(input === 'up' ? -1 : 1);
    else if (input === 'a' || input === 'start') this.confirm();
  }

  private onPadUp(input: PadInput): void {
    const control = this.controlOf(input);
    if (control) this.release(control);
  }

  private controlOf(input: PadInput): string | undefined {
    const { keys, gamepad } = this.game;
    if (!isDirection(input)) return input === 'start' ? undefined : gamepad?.[input];
    if (Object.values(keys).includes(input)) return input;
    return keys[`Arrow${input[0]?.toUpperCase()}${input.slice(1)}`];
  }

  /** Presses the selected button of a card, or the main one. */
  private confirm(): void {
    if (this.startKeys.isResting(performance.now())) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.screen.contains(activeElement)) activeElement.click();
    else this.commands.primary();
  }

  private moveFocus(by: number): void {
    const all = [...this.screen.querySelectorAll<HTMLElement>('button, input, select')];
    const at = all.findIndex((element) => element === document.activeElement);
    all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
  }
}

const isDirection = (input: PadInput): input is (typeof PAD_DIRECTIONS)[number] =>
  PAD_DIRECTIONS.some((direction) => direction === input);
