import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConsoleSettings } from '../../contract/settings.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiProof } from '../../platform/auth/fresh-proof.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { SaveSettings } from './save-settings.js';
import { SaveSettingsDto } from './settings.dto.js';
import { SettingsQueries } from './settings-queries.js';

@ApiTags('Console')
@Controller('console/settings')
@Access('admin')
export class SettingsConsoleController {
  constructor(
    private readonly queries: SettingsQueries,
    private readonly saveSettings: SaveSettings,
  ) {}

  @Get()
  @ApiCall({ summary: 'All business settings, with their history' })
  @ApiOkResponse({ type: ConsoleSettings })
  read(): Promise<ConsoleSettings> {
    return this.queries.forConsole();
  }

  @Put()
  @ApiProof()
  @ApiCall({
    summary: 'Save the business settings',
    description:
      'An older version is refused with 1015, with the author and time of the newest one. So is `licensedOperator` while a private car is listed (PLATE_KIND). Changes of the UPI account, of e-mail addresses, of `protection` and of the storage of Aadhaar numbers need a fresh proof.',
    refusals: ['INVALID', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: ConsoleSettings })
  async save(@CalledBy() by: Caller, @Body() body: SaveSettingsDto): Promise<ConsoleSettings> {
    await this.saveSettings.save(by, body.version, body.settings);
    return this.queries.forConsole();
  }
}
