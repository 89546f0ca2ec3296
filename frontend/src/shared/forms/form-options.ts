/**
 * Fields are validated on blur, then on every change until they are valid. The message is delayed by a quarter of a
 * second, so that it does not move the link or button being pressed.
 */
export const formOptions = { mode: 'onTouched', delayError: 250 } as const;
