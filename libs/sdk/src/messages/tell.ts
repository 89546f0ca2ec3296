import { loader } from '../load.js';
import type * as messages from './messages.js';

export type Tell = (...message: Parameters<typeof messages.say>) => void;

export const loadMessages = loader<typeof messages>(`./${__MESSAGES_FILE__}`);

/** Says in the console what the makers of the game can repair. */
export const tell: Tell = (...message) =>
  void loadMessages().then(
    ({ say }) => say(...message),
    () => console.warn('GameGeek', ...message),
  );
