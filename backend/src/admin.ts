// npm run admin -- {username}
import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './config/mikro-orm.config.js';
import { readSettings } from './config/settings.js';
import { makeAdmin } from './modules/auth/index.js';

const [username] = process.argv.slice(2);
if (!username) {
  console.error('Say who: npm run admin -- {username}');
  process.exit(1);
}

const orm = await MikroORM.init(ormOptions(readSettings().databaseUrl));
try {
  const name = await makeAdmin(orm.em.fork(), username);
  if (name) console.log(`${name} is an admin now.`);
  else console.error(`Nobody is called ${username}.`);
  process.exitCode = name ? 0 : 1;
} finally {
  await orm.close();
}
