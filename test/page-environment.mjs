import { TestEnvironment } from 'jest-environment-jsdom';
import { provideLibraries } from './bundled-libraries.mjs';

export default class PageEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} how */
  constructor(...how) {
    super(...how);
    provideLibraries(this);
  }
}
