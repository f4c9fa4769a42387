import { ApiPropertyOptional } from '@nestjs/swagger';
import type { WireKey, WireParams } from '../../../contract/messages/message.js';
import { TRANSLATION } from './openapi.js';

/** The fields beside an English text by which clients translate it. */
export class TranslationResponse implements Partial<WireKey> {
  @ApiPropertyOptional({
    description: TRANSLATION.messageKey.description,
    example: TRANSLATION.messageKey.examples[0],
  })
  messageKey?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: TRANSLATION.messageParams.description,
    example: TRANSLATION.messageParams.examples[0],
  })
  messageParams?: WireParams;
}
