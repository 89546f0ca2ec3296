import { AppError } from '../../../core/errors/app-error.js';

/** The password is correct; the code is missing. */
export const totpRequired = () => new AppError('totp_required', 'Please enter the code of your authenticator app.');

/** Same code and shape as for a wrong password; `totp_required` already revealed that the password is correct. */
export const wrongTotp = () => new AppError('invalid_credentials', 'The code is wrong or has been used.');
