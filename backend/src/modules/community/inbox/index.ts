// What the other parts of this module tell users by; the rest is the inbox's own.
export { Notices } from './notices.js';
export type { NewNotice } from './write-notices.js';
