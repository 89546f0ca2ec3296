// Gives test files an ordinary global object. The context of Jest has a proxy instead: each use of `Math` or `Promise` passes
// through C++ and JavaScript, which costs tests of the server a twelfth of their processor time.
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

export default class PlainGlobalEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    // The base class creates the context in its constructor, without an option for this.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}
