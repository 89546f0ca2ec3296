import { AppError, validationFailed } from '../../../core/errors/app-error.js';

export const roundInvalid = () => new AppError('round_invalid', 'This round is not valid for this play.');

export const roundEnded = () =>
  new AppError('round_invalid', 'This round has ended, because the next one of its session was started.');

export const inputTaken = (inputs: number) =>
  new AppError('conflict', `This round has had ${inputs} inputs, and none of them can be changed.`, {
    fields: { at: [`The next input is at ${inputs}.`] },
  });

export const inputNotAllowed = () =>
  validationFailed({ input: ['The rules of the game do not allow this input now.'] });
