export { FeaturedModels } from './components/featured-models.js';
