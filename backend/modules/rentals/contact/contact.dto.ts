import { IsIn } from 'class-validator';
import {
  CONTACT_REASONS,
  type ContactReason,
  type ContactRequest,
} from '../../../contract/rentals/contact.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';

@RefuseUnknown()
export class ContactDto implements ContactRequest {
  /** @example LEFT_ITEM */
  @IsIn(CONTACT_REASONS, { message: `The reason must be one of ${CONTACT_REASONS.join(', ')}.` })
  reason: ContactReason;
}
