import { AppError } from '../../../core/errors/app-error.js';

export const roundInvalid = () => new AppError('round_invalid', 'This round is not valid for this play.');
