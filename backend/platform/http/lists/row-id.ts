import type { PipeTransform } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../refusal.js';
import { MAX_ROW_ID } from './max-row-id.js';

/** The ID of a row in a URL. Any other text is 404, like the ID of an unknown row. */
@Injectable()
export class RowId implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > MAX_ROW_ID) throw refuse('NOT_FOUND', messageOf(commonMessages, 'addressNotFound'));
    return id;
  }
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A UUID in a URL. Any other text is 404. */
@Injectable()
export class Uuid implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!UUID.test(text)) throw refuse('NOT_FOUND', messageOf(commonMessages, 'addressNotFound'));
    return text.toLowerCase();
  }
}
