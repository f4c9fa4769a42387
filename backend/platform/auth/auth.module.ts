import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access.guard.js';
import { LabelCheck } from './label-check.js';
import { Session } from './session.entity.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';
import { Vault } from './vault.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([Session])],
  providers: [Vault, Tokens, Sessions, LabelCheck, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Vault, Tokens, Sessions],
})
export class AuthModule {}
