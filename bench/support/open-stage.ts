import { startEnvironment, type Environment } from './environment.ts';
import { Stage } from './stage.ts';

const environments: Environment[] = [];

/** Servers end with this process, but databases would keep running. */
function removeOnSignals(): void {
  const removeAll = () => Promise.all(environments.map((environment) => environment.remove()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void removeAll().finally(() => process.exit(130)));
  }
}

/**
 * Starts a PostgreSQL, a Redis and both servers, which are stopped on SIGINT and SIGTERM.
 *
 * @param checkout the folder of a checkout whose server is measured instead of this one's
 */
export async function openStage(quick: boolean, checkout?: string): Promise<Stage> {
  const environment = await startEnvironment();
  environments.push(environment);
  if (environments.length === 1) removeOnSignals();
  try {
    return await Stage.create(environment, quick, checkout);
  } catch (error) {
    await environment.remove();
    throw error;
  }
}
