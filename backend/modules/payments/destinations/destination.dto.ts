import { Transform } from 'class-transformer';
import { IsIn, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import { ACCOUNT_NUMBER, IFSC, UPI_ID } from '../../../contract/payments/account-patterns.js';
import {
  DESTINATION_CHOICES,
  type DestinationChoice,
  MAX_HOLDER_LENGTH,
  type RefundDestinationRequest,
} from '../../../contract/payments/refund-destinations.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { validationText } from '../../../platform/http/validation-text.js';
import { IsPlainText, IsVersion } from '../../../platform/http/validators.js';

const For = (kind: DestinationChoice): PropertyDecorator =>
  ValidateIf((request: RefundDestinationRequest) => request.kind === kind);

/** Removes spaces, because customers copy these values with spaces. */
const WithoutSpaces = (change: (text: string) => string = (text) => text): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? change(value.replace(/\s/g, '')) : value,
  );

const IsSameAccount = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isSameAccount',
      validator: {
        validate: (value, args) => value === (args?.object as RefundDestinationRequest | undefined)?.account,
      },
    },
    validationText(messageOf(refundsMessages, 'accountAgain')),
  );

@RefuseUnknown()
export class RefundDestinationDto implements RefundDestinationRequest {
  /**
   * CASH only for a payment in cash, CARD only for a payment by card. KEPT: the UPI ID or account of the
   * customer's earlier refund.
   * @example UPI
   */
  @IsIn(DESTINATION_CHOICES, validationText(messageOf(refundsMessages, 'destinationKind')))
  kind: DestinationChoice;

  /**
   * Required for UPI.
   * @example 9876543210@upi
   */
  @For('UPI')
  @WithoutSpaces((text) => text.toLowerCase())
  @Matches(new RegExp(`^${UPI_ID}$`), validationText(messageOf(officeMessages, 'upiId')))
  upi?: string;

  /**
   * The name of the account's holder; required for ACCOUNT, like the fields below.
   * @example "Asha Kulkarni"
   */
  @For('ACCOUNT')
  @IsPlainText(messageOf(refundsMessages, 'holder', { max: MAX_HOLDER_LENGTH }), { max: MAX_HOLDER_LENGTH })
  holder?: string;

  /**
   * 9 to 18 digits.
   * @example 50100012345678
   */
  @For('ACCOUNT')
  @WithoutSpaces()
  @Matches(new RegExp(`^${ACCOUNT_NUMBER}$`), validationText(messageOf(refundsMessages, 'account')))
  account?: string;

  /**
   * The same number, typed a second time.
   * @example 50100012345678
   */
  @For('ACCOUNT')
  @WithoutSpaces()
  @IsSameAccount()
  accountAgain?: string;

  /** @example HDFC0000123 */
  @For('ACCOUNT')
  @WithoutSpaces((text) => text.toUpperCase())
  @Matches(new RegExp(`^${IFSC}$`), validationText(messageOf(refundsMessages, 'ifsc')))
  ifsc?: string;
}

@RefuseUnknown()
export class ChangeDestinationDto extends RefundDestinationDto {
  /**
   * The version of the refund on the screen.
   * @example 1
   */
  @IsVersion('refund')
  version: number;
}
