export { SocialCardsModule } from './social-cards.module.js';
