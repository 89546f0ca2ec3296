import { MAX_BOARDS } from '@gamegeek/contracts/boards/board-settings.js';
import { AppError } from '../../../core/errors/app-error.js';

export const boardLocked = (fields: string[]) =>
  new AppError('board_locked', 'The board has scores, so this is fixed. Begin a new edition to change it.', {
    fields: Object.fromEntries(fields.map((field) => [field, ['It is fixed once a score is there']])),
  });

export const slugTaken = (slug: string) =>
  new AppError('slug_taken', `The game has a board called ${slug}.`, {
    fields: { slug: ['The game has a board of this name'] },
  });

export const boardsFull = () =>
  new AppError('boards_full', `A game has at most ${MAX_BOARDS} boards. Remove one first.`);

export const mainHasNoEditions = () =>
  new AppError('conflict', 'The main board has no editions. Make another board to start afresh.');

export const mainStays = () => new AppError('conflict', 'Every game has a main board. Other boards can be removed.');
