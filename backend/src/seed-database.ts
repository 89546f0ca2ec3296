import pg from 'pg';
import { seedDemo, type SeedOptions, type SeedReport } from '../seeders/demo.seeder.js';

/** Puts the demo content into a database that nobody has used yet: all of it, or nothing. */
export async function seedDatabase(databaseUrl: string, options: SeedOptions = {}): Promise<SeedReport> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'gamegeek seed' });
  await client.connect();
  try {
    await client.query('BEGIN');
    const report = await seedDemo(client, options);
    await client.query('COMMIT');
    return report;
  } finally {
    await client.end();
  }
}

export function describeSeed({ seeded, users, models, games, scores }: SeedReport): string {
  return seeded
    ? `seeded ${users} players, ${models} AI models, ${games} games and ${scores} scores`
    : 'the database has users already: nothing was seeded';
}
