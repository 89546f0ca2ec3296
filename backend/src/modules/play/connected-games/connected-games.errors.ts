import { AppError } from '../../../core/errors/app-error.js';

export const deviceInvalid = () =>
  new AppError('token_invalid', 'This device secret is no longer valid. Connect the game with a new code.');
