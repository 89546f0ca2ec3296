import PlainGlobalEnvironment from './plain-global-environment.mjs';
import { provideLibraries } from './bundled-libraries.mjs';

export default class ServerEnvironment extends PlainGlobalEnvironment {
  /** @param {ConstructorParameters<typeof PlainGlobalEnvironment>} how */
  constructor(...how) {
    super(...how);
    provideLibraries(this);
  }
}
