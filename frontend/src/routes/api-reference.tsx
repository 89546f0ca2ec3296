export { ApiReferencePage as default } from '#features/api-reference/pages/api-reference.js';
