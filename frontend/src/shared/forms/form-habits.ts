/**
 * When a form says what is wrong: as somebody leaves a field, and then with every key until it is right. The sentence
 * waits for a quarter of a second, so that it does not push away the link or button that is being pressed.
 */
export const formHabits = { mode: 'onTouched', delayError: 250 } as const;
