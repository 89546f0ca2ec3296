export { InboxBell } from './components/inbox-bell/inbox-bell.js';
