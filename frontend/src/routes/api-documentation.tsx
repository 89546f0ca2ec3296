export { ApiDocumentationPage as default } from '#features/static-pages/pages/api-documentation.js';
