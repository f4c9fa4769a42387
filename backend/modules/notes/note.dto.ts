import { ApiProperty } from '@nestjs/swagger';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { MAX_NOTE_LENGTH, type NoteRequest } from '../../contract/notes.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsPlainText } from '../../platform/http/validators.js';

@RefuseUnknown()
export class NoteDto implements NoteRequest {
  @ApiProperty({ maxLength: MAX_NOTE_LENGTH, example: 'Called: arrives at 6 PM, the flight is late.' })
  @IsPlainText(messageOf(officeMessages, 'noteText', { max: MAX_NOTE_LENGTH }), { max: MAX_NOTE_LENGTH })
  text: string;
}
