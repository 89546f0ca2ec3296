import { AppError } from '../../../core/errors/app-error.js';

export const apiKeyReplaced = () =>
  new AppError('api_key_invalid', 'This API key was replaced. Copy the new one from your API key page.');

export const apiKeyInvalid = () => new AppError('api_key_invalid', 'This API key is not valid.');
