export { HelpCenterPage as default } from '#features/static-pages/pages/help-center.js';
