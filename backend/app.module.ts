import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from './modules/audit/index.js';
import { FleetModule } from './modules/fleet/index.js';
import { SettingsModule } from './modules/settings/index.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Environment } from './platform/config/environment.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { HttpModule } from './platform/http/http.module.js';

/** The only file that lists all modules. */
@Module({})
export class AppModule {
  static with(environment: Environment, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(environment),
        DatabaseModule.at(databaseUrl),
        HttpModule,
        AuthModule,
        HttpModule,
        FilesModule,
        AuditModule,
        SettingsModule,
        FleetModule,
      ],
    };
  }
}
