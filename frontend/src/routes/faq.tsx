export { FaqPage as default } from '#features/static-pages/pages/faq.js';
