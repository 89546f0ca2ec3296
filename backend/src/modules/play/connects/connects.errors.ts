import { AppError, notFound } from '../../../core/errors/app-error.js';

export const codeUnknown = () => notFound('This code');

export const codeExpired = () => new AppError('code_expired', 'This code has expired.');

export const codeUsed = () => new AppError('code_used', 'This code has been used.');
