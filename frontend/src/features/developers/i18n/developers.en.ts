import { ERROR_TEXTS } from '@gamegeek/contracts/errors/error-texts.js';

/** What the pages for developers share. */
export const en = {
  contents: 'On this page',
  copy: 'Copy',
  copyOf: 'Copy: {{name}}',
  errorsTitle: 'When something goes wrong',
  whatToDo: 'What to do:',
  getKey: 'Get your API key',
  reference: 'API reference',
  openApi: 'OpenAPI description',
  /** Causes and fixes of all error codes. */
  errors: ERROR_TEXTS,
} as const;
