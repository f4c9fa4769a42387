import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type pg from 'pg';
import { Clock } from '../clock/clock.js';
import { databaseOptions } from './data-source.js';
import { Notices } from './notices.js';
import { RenewedValues } from './renewed-values.js';
import { UnitOfWork } from './unit-of-work.js';

@Global()
@Module({})
export class DatabaseModule {
  /** @param client replaces the driver's client class in the pool */
  static at(url: string, client?: typeof pg.Client): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...databaseOptions(url, client),
          autoLoadEntities: true,
          retryAttempts: 3,
          retryDelay: 1000,
        }),
      ],
      providers: [UnitOfWork, Clock, Notices, RenewedValues],
      exports: [UnitOfWork, Clock, Notices, RenewedValues],
    };
  }
}
