import type { GamepadButtonName } from '../presentation.js';

export const PAD_DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type PadDirection = (typeof PAD_DIRECTIONS)[number];
export type PadInput = PadDirection | GamepadButtonName | 'start';

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

/** Reads gamepads, which send no events: call `poll` with each frame. */
export class Gamepads {
  private readonly held = new Set<PadInput>();

  constructor(
    private readonly pressed: (input: PadInput) => void,
    private readonly released: (input: PadInput) => void,
  ) {}

  poll(): void {
    const now = inputsOf(connected());
    for (const input of this.held) {
      if (now.has(input)) continue;
      this.held.delete(input);
      this.released(input);
    }
    for (const input of now) {
      if (this.held.has(input)) continue;
      this.held.add(input);
      this.pressed(input);
    }
  }
}

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
