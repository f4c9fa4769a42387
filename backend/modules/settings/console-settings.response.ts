import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { ConsoleSettings, EditableSettings, SettingsChange } from '../../contract/settings.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { PublicRulesResponse, PublicSettingsResponse } from './public-settings.response.js';

@ResponseSchema<EditableSettings['rules']>()
export class EditableRulesResponse extends OmitType(PublicRulesResponse, ['zone'] as const) {
  @ApiProperty({ type: 'integer', example: 30 })
  paidHoldMinutes: number;

  @ApiProperty({ type: 'integer', example: 2 })
  maxOpenHolds: number;

  @ApiProperty({ type: 'integer', example: 3 })
  maxUnverifiedRentals: number;

  @ApiProperty({ type: 'integer', example: 24 })
  paymentReplacementHours: number;
}

@ResponseSchema<EditableSettings['upi']>()
export class UpiAccountResponse {
  @ApiProperty({ example: 'punecitycars@example' })
  vpa: string;

  @ApiProperty({ example: 'Pune City Cars' })
  payee: string;
}

@ResponseSchema<EditableSettings>()
export class EditableSettingsResponse
  extends OmitType(PublicSettingsResponse, ['rules', 'termsVersion', 'mapTiles'] as const)
  implements EditableSettings
{
  @ApiProperty({ type: EditableRulesResponse })
  rules: EditableRulesResponse;

  @ApiProperty({ type: UpiAccountResponse })
  upi: UpiAccountResponse;

  @ApiProperty({ example: false })
  keepOnlyLastFourOfAadhaar: boolean;
}

@ResponseSchema<SettingsChange>()
export class SettingsChangeResponse implements SettingsChange {
  @ApiProperty({ type: 'integer', example: 4 })
  version: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:15:00.000Z' })
  savedAt: string;

  @ApiProperty({ type: 'string', nullable: true, example: '9000000001' })
  savedBy: string | null;

  @ApiProperty({ type: [String], example: ['city'] })
  changed: string[];

  @ApiProperty({ type: 'object', additionalProperties: true, example: { city: 'Nashik' } })
  before: Partial<EditableSettings>;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { city: 'Pune' } })
  after: Partial<EditableSettings>;
}

@ResponseSchema<ConsoleSettings>()
export class ConsoleSettingsResponse implements ConsoleSettings {
  @ApiProperty({ type: 'integer', example: 4 })
  version: number;

  @ApiProperty({ type: EditableSettingsResponse })
  settings: EditableSettingsResponse;

  @ApiProperty({ type: [SettingsChangeResponse] })
  history: SettingsChangeResponse[];
}
