export { LaunchBanner } from './components/launch-banner.js';
