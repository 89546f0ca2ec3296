// Jest gives each test file a context whose global object is a proxy: each use of `Math` or `Promise` then goes through C++
// and JavaScript, which costs tests of the server a twelfth of their processor time. An ordinary global object does not.
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

export default class PlainGlobalEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} how */
  constructor(...how) {
    // The constructor of the base class makes the context, and has no option for it.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...how);
    } finally {
      vm.createContext = createContext;
    }
  }
}
