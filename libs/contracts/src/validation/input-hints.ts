/** What a sender should know who does not send what a DTO class describes. */
export interface InputHints {
  /** What to send instead of a list, a text or a number. */
  shape?: string;
  /** About properties that the class does not have, by their names in lower case without `_` and `-`. */
  unknown?: readonly (readonly [names: RegExp, hint: string])[];
}

const HINTS = new WeakMap<object, InputHints>();

export const Hints =
  (hints: InputHints): ClassDecorator =>
  (type) =>
    void HINTS.set(type, hints);

export const hintsOf = (type: object): InputHints => HINTS.get(type) ?? {};
