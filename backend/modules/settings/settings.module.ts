import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SaveSettings } from './save-settings.js';
import { SettingsConsoleController } from './settings.console.controller.js';
import { SettingsLists } from './settings-lists.js';
import { SettingsVersion } from './settings-version.entity.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';
import { SignMessages } from './sign-messages.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingsVersion])],
  controllers: [SettingsController, SettingsConsoleController],
  providers: [Settings, SaveSettings, SettingsLists, SignMessages],
  exports: [Settings],
})
export class SettingsModule {}
