import { Matches } from 'class-validator';
import { RefuseUnknown } from '../../platform/http/validation.js';

@RefuseUnknown()
export class NewsletterLinkDto {
  /**
   * The part of the link in the e-mail after `#`.
   * @example kY3bq0Ih2sO5mP0nT7uWq9dXc4vZr1aLf8eGj6iHt2M
   */
  @Matches(/^[\w-]{43}$/, { message: 'token must be the 43 characters of the link.' })
  token: string;
}
