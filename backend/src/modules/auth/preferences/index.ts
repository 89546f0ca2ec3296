// The public interface of preferences; other code imports nothing else from this folder.
export { PreferencesModule } from './preferences.module.js';
export { PreferencesRepository } from './preferences.repository.js';
