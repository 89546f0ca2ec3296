// A process has one root logger, the one of the first server it starts; here each test file is a process of its own.
import { resetRootLogger } from '../node_modules/nestjs-pino/dist/esm/rootLogger.js';

resetRootLogger();
