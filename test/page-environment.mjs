import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';
import { provideLibraries } from './bundled-libraries.mjs';

export default class PageEnvironment extends JsdomEnvironment {
  /** @param {ConstructorParameters<typeof import('jest-environment-node').TestEnvironment>} how */
  constructor(...how) {
    super(...how, jsdom);
    provideLibraries(this);
  }
}
