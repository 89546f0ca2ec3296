import { wouldScroll } from '@gamegeek/sdk/scroll-keys.js';
import { button, el, icon } from '../dom.js';
import type { PadButton } from '../presentation.js';
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
  ownRepeat?: boolean;
}

/** Keys, buttons on the screen and swipes, as controls of the game or commands of the shell. */
export class Controls {
  readonly startKeys = new StartKeys();
  /** Auto-repeat of held controls, in milliseconds. */
  repeat = { delay: 0, interval: 0 };
  private keys: KeyMap;
  /** Repeats of held controls; undefined for one that does not repeat. */
  private readonly held = new Map<string, ReturnType<typeof setTimeout> | undefined>();

  constructor(
    private readonly game: ControlsOf,
    readonly commands: Commands,
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
    return button({ class: 'big primary' }, () => this.confirm(), label);
  }

  /** Presses another part of a card, or its main button. */
  confirm(other?: HTMLElement): void {
    if (this.startKeys.isResting(performance.now())) return;
    if (other) other.click();
    else this.commands.primary();
  }

  press(control: string, repeats = false): void {
    if (this.commands.phase !== 'playing') return;
    this.release(control);
    const again = () => {
      this.held.set(control, setTimeout(again, Math.max(this.repeat.interval, 1000 / 60)));
      this.commands.press(control, true);
    };
    this.held.set(control, repeats && !this.game.ownRepeat ? setTimeout(again, this.repeat.delay) : undefined);
    this.commands.press(control, false);
  }

  release(control: string): void {
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
}
