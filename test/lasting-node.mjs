import { TestEnvironment } from 'jest-environment-node';
import { lasting } from './lasting.mjs';

export default lasting(TestEnvironment);
