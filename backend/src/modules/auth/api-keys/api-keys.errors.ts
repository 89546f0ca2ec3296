import { AppError } from '../../../core/errors/app-error.js';

export const apiKeyInvalid = () => new AppError('api_key_invalid', 'This API key is not valid.');
