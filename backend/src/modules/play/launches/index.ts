// The public interface of launches; other code imports nothing else from this folder.
export { allowsOrigin } from './allowed-origins.js';
export type { LaunchTicket } from './launch-ticket.js';
export { LaunchTickets } from './launch-tickets.service.js';
export { originNotAllowed, ticketInvalid } from './launches.errors.js';
export { LaunchesModule } from './launches.module.js';
