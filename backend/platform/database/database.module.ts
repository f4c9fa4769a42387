import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type pg from 'pg';
import { Clock } from '../clock/clock.js';
import { databaseOptions } from './data-source.js';
import { Notices } from './notices.js';
import { RemoveOldRows } from './remove-old-rows.js';
import { RenewedValues } from './renewed-values.js';
import { SILENT_CONNECTION_OPTIONS } from './silent-connections.js';
import { UnitOfWork } from './unit-of-work.js';

@Global()
@Module({})
export class DatabaseModule {
  /**
   * @param directUrl the same database without a pooler, for notices
   * @param client replaces the driver's client class in the pool
   */
  static at(url: string, directUrl: string, client?: typeof pg.Client): DynamicModule {
    const notices = { provide: Notices, useValue: new Notices(directUrl) };
    const options = databaseOptions(url, { client, isPooled: directUrl !== url });
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...options,
          extra: { ...(options.extra as object), ...SILENT_CONNECTION_OPTIONS },
          autoLoadEntities: true,
          retryAttempts: 3,
          retryDelay: 1000,
        }),
      ],
      providers: [UnitOfWork, Clock, notices, RemoveOldRows, RenewedValues],
      exports: [UnitOfWork, Clock, Notices, RemoveOldRows, RenewedValues],
    };
  }
}
