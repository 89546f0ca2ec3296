export { NotFoundPage as default } from '#features/static-pages/pages/not-found.js';
