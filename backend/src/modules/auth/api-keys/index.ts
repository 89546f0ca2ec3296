// The public interface of api-keys; other code imports nothing else from this folder.
export { ApiKeyVault } from './api-key-vault.js';
export { ApiKey } from './api-key.entity.js';
export { apiKeyInvalid, apiKeyReplaced } from './api-keys.errors.js';
export { ApiKeysModule } from './api-keys.module.js';
export { ApiKeys } from './api-keys.service.js';
export { API_KEY_PREFIX, isApiKeyFormat } from '../shared/api-key-format.js';
