import { TestEnvironment } from 'jest-environment-jsdom';
import { provideLibraries } from './bundled-libraries.mjs';

export default class PageEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    provideLibraries(this);
  }
}
