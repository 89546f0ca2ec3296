import { ERROR_TEXTS } from '@gamegeek/contracts/errors/error-texts.js';

/** Causes and fixes of all error codes. */
export const en = ERROR_TEXTS;
