import type { Controls } from '../shell/controls/controls.js';
import type { GamepadButtonName } from '../shell/presentation.js';

type Direction = 'up' | 'down' | 'left' | 'right';
type PadInput = Direction | GamepadButtonName | 'start';

/** Buttons of the standard mapping, by their numbers. */
const BUTTONS: Readonly<Record<number, PadInput>> = {
  0: 'a',
  1: 'b',
  2: 'x',
  3: 'y',
  4: 'l',
  5: 'r',
  9: 'start',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};
const DEAD_ZONE = 0.5;

interface GamepadsOf {
  /** Controls by key, and by button. */
  keys: Readonly<Record<string, string>>;
  buttons: Partial<Record<GamepadButtonName, string>>;
  controls: Pick<Controls, 'press' | 'release' | 'confirm' | 'commands'>;
  /** The card, while there is one. */
  screen: HTMLElement;
}

/** Reads gamepads, which send no events: call `poll` with each frame. */
export class Gamepads {
  private readonly held = new Set<PadInput>();

  constructor(private readonly of: GamepadsOf) {}

  poll(): void {
    const now = inputsOf(connected());
    for (const input of this.held) {
      if (now.has(input)) continue;
      this.held.delete(input);
      const control = this.controlOf(input);
      if (control) this.of.controls.release(control);
    }
    for (const input of now) {
      if (this.held.has(input)) continue;
      this.held.add(input);
      this.press(input);
    }
  }

  private press(input: PadInput): void {
    const { controls } = this.of;
    const { commands } = controls;
    if (commands.phase !== 'card') {
      const control = this.controlOf(input);
      if (input === 'start') commands.pause();
      else if (control) controls.press(control, isDirection(input));
    } else if (input === 'b') commands.back();
    else if (input === 'up' || input === 'down') this.moveFocus(input === 'up' ? -1 : 1);
    else if (input === 'a' || input === 'start') this.confirm();
  }

  private controlOf(input: PadInput): string | undefined {
    const { keys, buttons } = this.of;
    if (!isDirection(input)) return input === 'start' ? undefined : buttons[input];
    if (Object.values(keys).includes(input)) return input;
    return keys[`Arrow${input[0]?.toUpperCase()}${input.slice(1)}`];
  }

  /** Presses the selected part of a card, or the main button. */
  private confirm(): void {
    const { screen, controls } = this.of;
    const { activeElement } = document;
    controls.confirm(
      activeElement instanceof HTMLElement && screen.contains(activeElement) ? activeElement : undefined,
    );
  }

  private moveFocus(by: number): void {
    const all = [...this.of.screen.querySelectorAll<HTMLElement>('button, input, select')];
    const at = all.findIndex((element) => element === document.activeElement);
    all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
  }
}

const isDirection = (input: PadInput): input is Direction => ['up', 'down', 'left', 'right'].includes(input);

function connected(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad?.mapping === 'standard') as Gamepad[];
  } catch {
    // The page around the game does not allow it, or the browser has none.
    return [];
  }
}

function inputsOf(pads: readonly Gamepad[]): Set<PadInput> {
  const inputs = new Set<PadInput>();
  for (const { buttons, axes } of pads) {
    buttons.forEach(({ pressed }, at) => {
      const input = BUTTONS[at];
      if (pressed && input) inputs.add(input);
    });
    const [x = 0, y = 0] = axes;
    // The stick has one direction at a time, as the games have.
    if (Math.max(Math.abs(x), Math.abs(y)) < DEAD_ZONE) continue;
    if (Math.abs(x) > Math.abs(y)) inputs.add(x > 0 ? 'right' : 'left');
    else inputs.add(y > 0 ? 'down' : 'up');
  }
  return inputs;
}
