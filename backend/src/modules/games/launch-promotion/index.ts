// The public interface of the launch promotion; other code imports nothing else from this folder.
export { LaunchPlacesRepository } from './launch-places.repository.js';
export { LaunchPromotionModule } from './launch-promotion.module.js';
