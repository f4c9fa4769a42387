import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditConsoleController } from './audit.console.controller.js';
import { Audit } from './audit.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditQueries } from './audit-queries.js';
import { ShortenAudit } from './shorten-audit.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditConsoleController],
  providers: [Audit, AuditQueries, ShortenAudit],
  exports: [Audit],
})
export class AuditModule {}
