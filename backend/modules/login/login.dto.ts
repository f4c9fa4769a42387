import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsMailAddress, IsMobile } from '../../platform/http/validators.js';

const OTP = validationText(messageOf(loginMessages, 'codeDigits'));

export class RentingCodeDto {
  @ApiProperty({ example: '9000000011', description: 'Ten digits; +91, 0 and spaces are removed.' })
  @IsMobile()
  mobile: string;

  @ApiProperty({ example: 'approved@example.com' })
  @IsMailAddress()
  email: string;
}

export class AccountCodeDto {
  @ApiProperty({ example: 'approved@example.com' })
  @IsMailAddress()
  email: string;
}

export class VerifyCodeDto extends AccountCodeDto {
  @ApiProperty({ example: '123456' })
  @Matches(/^\d{6}$/, OTP)
  otp: string;
}

export class StaffCodeDto {
  @ApiProperty({ example: '9000000001', description: 'Ten digits; +91, 0 and spaces are removed.' })
  @IsMobile()
  phoneNumber: string;
}

export class VerifyStaffCodeDto extends StaffCodeDto {
  @ApiProperty({ example: '123456' })
  @Matches(/^\d{6}$/, OTP)
  otp: string;
}
