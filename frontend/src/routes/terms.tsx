export { TermsPage as default } from '#features/static-pages/pages/terms.js';
