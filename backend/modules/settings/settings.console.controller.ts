import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ConsoleSettings } from '../../contract/settings.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall, schemaOf } from '../../platform/http/openapi/api-docs.js';
import { SaveSettings } from './save-settings.js';
import { EDITABLE_EXAMPLE, SaveSettingsDto } from './settings.dto.js';
import { SettingsQueries } from './settings-queries.js';

const EXAMPLE: ConsoleSettings = {
  version: 4,
  settings: EDITABLE_EXAMPLE,
  history: [
    {
      version: 4,
      savedAt: '2026-11-20T08:15:00.000Z',
      savedBy: '9000000001',
      changed: ['city'],
      before: { city: 'Nashik' },
      after: { city: 'Pune' },
    },
  ],
};

@ApiTags('Console')
@Controller('console/settings')
@Access('admin')
export class SettingsConsoleController {
  constructor(
    private readonly queries: SettingsQueries,
    private readonly saveSettings: SaveSettings,
  ) {}

  @Get()
  @ApiCall({
    summary: 'All business settings, with their history',
    bare: true,
    data: schemaOf(EXAMPLE),
    example: EXAMPLE,
  })
  read(): Promise<ConsoleSettings> {
    return this.queries.forConsole();
  }

  @Put()
  @ApiCall({
    summary: 'Save the business settings',
    description:
      'Whoever saves second, from an older version, gets 1015 with who was first, and changes nothing.',
    bare: true,
    data: schemaOf(EXAMPLE),
    example: EXAMPLE,
    refusals: ['INVALID', 'WRONG_STATE'],
  })
  async save(@CalledBy() by: Caller, @Body() body: SaveSettingsDto): Promise<ConsoleSettings> {
    await this.saveSettings.save(by, body.version, body.settings);
    return this.queries.forConsole();
  }
}
