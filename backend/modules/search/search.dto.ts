import { ApiProperty } from '@nestjs/swagger';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '../../contract/search.js';
import { IsPlainText } from '../../platform/http/validators.js';

export class SearchDto {
  @ApiProperty({
    minLength: MIN_SEARCH_LENGTH,
    maxLength: MAX_SEARCH_LENGTH,
    description:
      'Prefix of a reference, mobile number, e-mail address, plate, transaction ID or complaint number, or words of a name.',
    example: 'Asha',
  })
  @IsPlainText(
    messageOf(commonMessages, 'searchLength', { min: MIN_SEARCH_LENGTH, max: MAX_SEARCH_LENGTH }),
    {
      min: MIN_SEARCH_LENGTH,
      max: MAX_SEARCH_LENGTH,
    },
  )
  q: string;
}
