import { AppError } from '../../core/errors/app-error.js';

/** The same for an unknown user and a wrong password: nobody learns who has an account. */
export const invalidCredentials = () => new AppError('invalid_credentials', 'The username or password is wrong.');

export const apiKeyInvalid = () => new AppError('api_key_invalid', 'This API key is not valid.');
