import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SaveSettings } from './save-settings.js';
import { SettingsConsoleController } from './settings.console.controller.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';
import { SettingsQueries } from './settings-queries.js';
import { SettingsVersion } from './settings-version.entity.js';
import { SignMessages } from './sign-messages.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingsVersion])],
  controllers: [SettingsController, SettingsConsoleController],
  providers: [Settings, SaveSettings, SettingsQueries, SignMessages],
  exports: [Settings],
})
export class SettingsModule {}
