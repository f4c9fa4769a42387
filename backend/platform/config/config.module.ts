import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import type { Environment } from './environment.js';
import { ENVIRONMENT } from './environment.token.js';

@Global()
@Module({})
export class ConfigModule {
  static with(environment: Environment): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: ENVIRONMENT, useValue: environment }],
      exports: [ENVIRONMENT],
    };
  }
}
