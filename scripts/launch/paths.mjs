// Where things lie.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const PROJECT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** @param {string[]} parts below the project's folder */
export const inProject = (...parts) => path.join(PROJECT, ...parts);

/** The folder of everything private: data, mail outbox, logs. Asked late, because `.env` may set it. */
export const homeFolder = () => path.resolve(PROJECT, process.env.GAMEGEEK_HOME || '.gamegeek');
