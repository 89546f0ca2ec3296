export { FeaturedModels } from './components/featured-models/featured-models.js';
