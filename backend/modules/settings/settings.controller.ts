import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import type { PublicSettings } from '../../contract/settings.js';
import { Access } from '../../platform/auth/access.js';
import { ApiCall, schemaOf } from '../../platform/http/api-docs.js';
import { ok } from '../../platform/http/envelope.js';
import { DEFAULT_SETTINGS } from './business-settings.js';
import { Settings } from './settings.js';
import { toPublicSettings } from './settings.presenter.js';

const EXAMPLE = toPublicSettings(DEFAULT_SETTINGS);

@ApiTags('Settings')
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Access('public')
  @ApiCall({
    summary: 'What anybody may know of the business',
    data: schemaOf(EXAMPLE),
    example: EXAMPLE,
  })
  read(): Envelope<PublicSettings> {
    return ok(toPublicSettings(this.settings.current));
  }
}
