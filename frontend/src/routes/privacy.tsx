export { PrivacyPage as default } from '#features/static-pages/pages/privacy.js';
