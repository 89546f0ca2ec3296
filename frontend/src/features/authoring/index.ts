export { LaunchBanner } from './components/launch-banner/launch-banner.js';
