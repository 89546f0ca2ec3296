export { meTopic } from './live/me-topic.js';
