import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsVersion } from './settings-version.entity.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingsVersion])],
  controllers: [SettingsController],
  providers: [Settings],
  exports: [Settings],
})
export class SettingsModule {}
