export { ApiKeyPage as default } from '#features/api-keys/pages/api-key.js';
