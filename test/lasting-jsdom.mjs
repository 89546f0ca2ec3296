import { TestEnvironment } from 'jest-environment-jsdom';
import { lasting } from './lasting.mjs';

export default lasting(TestEnvironment);
