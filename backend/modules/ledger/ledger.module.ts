import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Ledger } from './ledger.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerQueries } from './ledger-queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([LedgerEntry])],
  providers: [Ledger, LedgerQueries],
  exports: [Ledger, LedgerQueries],
})
export class LedgerModule {}
