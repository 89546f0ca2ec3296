export { ErrorList } from './components/api-overview/error-list.js';
export { LINK_TARGETS } from './link-targets.js';
