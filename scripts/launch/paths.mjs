// Paths of the project.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const PROJECT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** @param {string[]} parts of a path below the root folder */
export const inProject = (...parts) => path.join(PROJECT, ...parts);

/** The folder of private files: data, mail outbox, logs. A function, because `.env` may set it. */
export const homeFolder = () => path.resolve(PROJECT, process.env.GAMEGEEK_HOME || '.gamegeek');
