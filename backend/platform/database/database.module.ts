import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '../clock/clock.js';
import { databaseOptions } from './data-source.js';
import { Notices } from './notices.js';
import { Transactions } from './transaction.js';

@Global()
@Module({})
export class DatabaseModule {
  static at(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...databaseOptions(url),
          autoLoadEntities: true,
          retryAttempts: 3,
          retryDelay: 1000,
        }),
      ],
      providers: [Transactions, Clock, Notices],
      exports: [Transactions, Clock, Notices],
    };
  }
}
