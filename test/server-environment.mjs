import PlainGlobalEnvironment from './plain-global-environment.mjs';
import { provideLibraries } from './bundled-libraries.mjs';

export default class ServerEnvironment extends PlainGlobalEnvironment {
  /** @param {ConstructorParameters<typeof PlainGlobalEnvironment>} args */
  constructor(...args) {
    super(...args);
    provideLibraries(this);
  }
}
