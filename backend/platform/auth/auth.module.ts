import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access.guard.js';
import { KnownBrowser } from './browsers/known-browser.entity.js';
import { KnownBrowsers } from './browsers/known-browsers.js';
import { Callers } from './callers.js';
import { LabelCheck } from './label-check.js';
import { SealedKey } from './sealed-key.entity.js';
import { SealedKeys } from './sealed-keys.js';
import { Session } from './session.entity.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';
import { Vault } from './vault.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([Session, KnownBrowser, SealedKey])],
  providers: [
    Vault,
    Tokens,
    Sessions,
    Callers,
    KnownBrowsers,
    SealedKeys,
    LabelCheck,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Vault, Tokens, Sessions, Callers, KnownBrowsers, SealedKeys],
})
export class AuthModule {}
