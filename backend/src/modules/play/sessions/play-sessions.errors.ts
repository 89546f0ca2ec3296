import { AppError } from '../../../core/errors/app-error.js';

export const ticketUsed = () => new AppError('ticket_used', 'This launch ticket has been used.');
