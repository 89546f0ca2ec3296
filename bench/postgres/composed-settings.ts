import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const COMPOSE_FILE = new URL('../../docker-compose.yml', import.meta.url);

/** The settings that docker-compose.yml passes to PostgreSQL, by name. */
export function composedPostgresSettings(): Record<string, string> {
  const { services } = parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true }) as {
    services: { postgres: { command: string[] } };
  };
  const settings = services.postgres.command.filter((argument) => argument.includes('='));
  return Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string]));
}
