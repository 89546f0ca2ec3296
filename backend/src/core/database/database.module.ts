import { Global, Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ormOptions } from '../../config/mikro-orm.config.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { AfterCommitSubscriber } from './after-commit.js';
import { DatabaseClock } from './database-clock.service.js';
import { Sql } from './sql.service.js';

@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({
        ...ormOptions(settings.databaseUrl),
        driver: PostgreSqlDriver,
        subscribers: [new AfterCommitSubscriber()],
      }),
    }),
  ],
  providers: [Sql, DatabaseClock],
  exports: [Sql, DatabaseClock],
})
export class DatabaseModule {}
