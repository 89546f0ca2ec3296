export { AboutPage as default } from '#features/static-pages/pages/about.js';
