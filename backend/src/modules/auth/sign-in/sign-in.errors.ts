import { AppError } from '../../../core/errors/app-error.js';

/** The same for an unknown user and a wrong password, so that it does not reveal who has an account. */
export const invalidCredentials = () => new AppError('invalid_credentials', 'The username or password is wrong.');
