import { TestEnvironment } from 'jest-environment-node';
import { provideLibraries } from './bundled-libraries.mjs';

export default class ServerEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    provideLibraries(this);
  }
}
