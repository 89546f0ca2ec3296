import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';

/** No option is active. */
const NONE = -1;

interface ComboboxOptions<T> {
  /** In the order of the page. */
  options: readonly T[];
  keyOf: (option: T) => string | number;
  isOpen: boolean;
  /** An arrow key was pressed while the list is closed. */
  onOpen?: () => void;
  onChoose: (option: T) => void;
  /** Whether any text may be entered: then no option is active at first, and only arrow keys change that. */
  takesText?: boolean;
}

/** Further keys, and other actions of those that the combobox has; undefined: the browser's own action. */
type Keys = Record<string, (() => void) | undefined>;

interface Combobox<T> {
  /** The option that Enter chooses. */
  current: T | undefined;
  /** Makes the option at this position active; without one, the first that is active at the start. */
  activate: (position?: number) => void;
  /** Moves by this number of options without passing an end. */
  skip: (count: number) => void;
  input: (keys?: Keys) => ComponentPropsWithoutRef<'input'>;
  list: ComponentPropsWithRef<'div'>;
  option: (
    option: T,
  ) => ComponentPropsWithoutRef<'div'> & { 'aria-selected': boolean; 'data-active': true | undefined };
}

/** An ARIA combobox: a text field with a list of options, whose focus stays in the field. */
export function useCombobox<T>(combobox: ComboboxOptions<T>): Combobox<T> {
  const { options, keyOf, isOpen, onOpen, onChoose, takesText = false } = combobox;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const first = takesText ? NONE : 0;
  const last = options.length - 1;
  const [position, activate] = useState(first);
  const active = Math.min(position, last);
  const hasList = isOpen && options.length > 0;
  const current = hasList ? options[active] : undefined;
  const optionId = (option: T) => `${id}-${keyOf(option)}`;

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function move(step: 1 | -1): void {
    const next = active + step;
    if (isOpen) activate(next > last ? first : next < first ? last : next);
    else onOpen?.();
  }

  function handleKeyDown(event: KeyboardEvent, keys: Keys): void {
    const actions: Keys = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: current === undefined ? undefined : () => onChoose(current),
      ...keys,
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return {
    current,
    activate: (wanted = first) => activate(wanted),
    skip: (count) => activate(Math.max(0, Math.min(last, active + count))),
    input: (keys = {}) => ({
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? `${id}-list` : undefined,
      'aria-activedescendant': current === undefined ? undefined : optionId(current),
      onKeyDown: (event) => handleKeyDown(event, keys),
    }),
    list: {
      ref: list,
      id: `${id}-list`,
      role: 'listbox',
      // The field keeps the focus when an option or the scroll bar is pressed.
      onMouseDown: (event) => event.preventDefault(),
    },
    option: (option) => ({
      id: optionId(option),
      role: 'option',
      'aria-selected': option === current,
      'data-active': option === current || undefined,
      onPointerMove: takesText ? undefined : () => activate(options.indexOf(option)),
      onClick: () => onChoose(option),
    }),
  };
}
