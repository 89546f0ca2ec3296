type Keys = Readonly<Record<string, string>>;

/** The control of each key: one that the player has chosen replaces those of the game, and is taken from others. */
export class KeyMap {
  private readonly controls: ReadonlyMap<string, string>;

  /** `defaults`: controls by key. `chosen`: keys by control. */
  constructor(defaults: Keys, chosen: Keys) {
    const kept = Object.entries(defaults).filter(([, control]) => !Object.hasOwn(chosen, control));
    this.controls = new Map([...kept, ...Object.entries(chosen).map(([control, code]) => [code, control] as const)]);
  }

  /** Letters by the printed key, all others by position. */
  controlOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string | undefined {
    return this.controls.get(code) ?? this.controls.get(key.toLowerCase());
  }

  keysOf(control: string): string[] {
    return [...this.controls].filter(([, own]) => own === control).map(([code]) => code);
  }
}

const SYMBOLS: Keys = { ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓', ArrowLeft: '←', Backspace: '⌫' };

/** The name of a key by its code. */
export function keyName(code: string, space: string): string {
  if (code === 'Space') return space;
  return SYMBOLS[code] ?? code.replace(/^(Key|Digit)(?=.$)/, '').replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ');
}
