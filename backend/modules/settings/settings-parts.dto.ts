import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotIn,
  IsNumber,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { Day } from '../../contract/calendar.js';
import { VEHICLE_TYPES, type VehicleType } from '../../contract/fleet/vehicles.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Rupees } from '../../contract/money.js';
import { ACCOUNT_NUMBER, IFSC, UPI_ID } from '../../contract/payments/account-patterns.js';
import { UPI_KINDS, type UpiKind } from '../../contract/payments/ways-to-pay.js';
import { DEPOSIT_TIMES, type DepositTime } from '../../contract/rentals/charges.js';
import { CONFIRMING_PICTURES } from '../../contract/rentals/handovers.js';
import { POINT_KEY, POINT_STEPS, type PointStep } from '../../contract/rentals/inspection-points.js';
import { CANCELLATION_SYMMETRIES, type CancellationSymmetry } from '../../contract/rentals/symmetry.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsCalendarDay, IsHalfHour, IsPlainText, MayBeAbsent, Part } from '../../platform/http/validators.js';

const TIME = messageOf(officeMessages, 'halfHour');

export const Text = (max: number): PropertyDecorator =>
  IsPlainText(messageOf(officeMessages, 'characters', { max }), { max });

/** Text that may be left empty. */
export const TextOrEmpty = (max: number): PropertyDecorator =>
  IsPlainText(messageOf(officeMessages, 'charactersAtMost', { max }), { max, min: 0 });

export const Whole = (min: number, max: number): PropertyDecorator => {
  const text = validationText(messageOf(officeMessages, 'wholeNumber', { min, max }));
  return applyDecorators(IsInt(text), Min(min, text), Max(max, text));
};

/** Rupees with at most two decimals. */
export const Money = (): PropertyDecorator => {
  const text = validationText(messageOf(officeMessages, 'rupees'));
  return applyDecorators(IsNumber({ maxDecimalPlaces: 2 }, text), Min(0, text), Max(100_000, text));
};

export const YesOrNo = (): PropertyDecorator => IsBoolean({ message: 'Answer true or false.' });

/** A list of nested groups. */
export const Parts = (type: () => new () => object, max: number): PropertyDecorator =>
  applyDecorators(
    IsArray({ message: 'Send a list.' }),
    ArrayMaxSize(max, validationText(messageOf(officeMessages, 'keepAtMost', { max }))),
    IsObject({ each: true, message: 'Send a list of objects.' }),
    ValidateNested({ each: true }),
    Type(type),
  );

const Degrees = (limit: number): PropertyDecorator => {
  const text = validationText(messageOf(officeMessages, 'degrees', { min: -limit, max: limit }));
  return applyDecorators(IsNumber({}, text), Min(-limit, text), Max(limit, text));
};

const StoreLink = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== null),
    Matches(/^https:\/\/[^\s"<>]{3,300}$/, validationText(messageOf(officeMessages, 'httpsAddress'))),
  );

export class MapPointDto {
  @Degrees(90) latitude: number;
  @Degrees(180) longitude: number;
}

export class PickupPlaceDto extends MapPointDto {
  @Text(120) name: string;
  @MayBeAbsent() @TextOrEmpty(200) address?: string;
  @MayBeAbsent() @TextOrEmpty(60) hours?: string;
}

export class HolidayDto {
  @IsCalendarDay(messageOf(officeMessages, 'holiday')) day: Day;
  @Text(60) name: string;
}

export class PointNameDto {
  @Text(60) en: string;
  @Text(60) hi: string;
}

export class InspectionPointDto {
  @Matches(POINT_KEY, validationText(messageOf(officeMessages, 'pointKey')))
  @IsNotIn(CONFIRMING_PICTURES, validationText(messageOf(officeMessages, 'pointKeyTaken')))
  key: string;

  @Part(() => PointNameDto) name: PointNameDto;
  @IsIn(POINT_STEPS, validationText(messageOf(officeMessages, 'pointStep'))) at: PointStep;
  @YesOrNo() photo: boolean;

  @IsArray({ message: 'Send a list.' })
  @ArrayUnique({ message: 'Send each type once.' })
  @IsIn(VEHICLE_TYPES, { each: true, message: `Send a list of ${VEHICLE_TYPES.join(', ')}.` })
  carTypes: VehicleType[];
}

export class OpeningHoursDto {
  @Text(60) days: string;
  @Text(60) hours: string;
}

export class RulesDto {
  @IsHalfHour(TIME) pickupFrom: string;
  @IsHalfHour(TIME) pickupTo: string;
  @IsHalfHour(TIME) returnFrom: string;
  @IsHalfHour(TIME) returnTo: string;
  @Whole(1, 730) maxAdvanceDays: number;
  @Whole(1, 365) maxLengthDays: number;
  @Whole(0, 10_080) minLeadMinutes: number;
  @Whole(0, 1_440) bufferMinutes: number;
  @Whole(5, 120) holdMinutes: number;
  @Whole(5, 240) paidHoldMinutes: number;
  @Whole(0, 240) lateGraceMinutes: number;
  @Whole(1, 20) maxOpenHolds: number;
  @Whole(1, 20) unprovenMaxHolds: number;
  @Whole(1, 20) maxUnverifiedRentals: number;
  @Whole(1, 20) unprovenMaxRentals: number;
  @Whole(1, 720) paymentReplacementHours: number;
  @Whole(0, 720) unverifiedPaymentHours: number;
  @Whole(0, 1_440) overdueAheadMinutes: number;
  @Whole(1, 200_000) maxCashReceipt: number;
  @Whole(0, 1_440) noShowAfterMinutes: number;
  @Whole(0, 1_440) customerMarkMinutes: number;
  @Whole(1, 168) secondInspectionHours: number;
  @Whole(1, 5_000) odometerJumpKm: number;
  @Whole(0, 100_000) customerSmsPerDay: number;
  @Whole(0, 100_000) mobileCodesPerDay: number;
  @Whole(0, 1_440) undoMinutes: number;
  @Whole(5, 240) refusalReplyMinutes: number;
  @Whole(0, 200_000) deskSettlementLimit: number;
  @Whole(0, 100_000) maxCleaning: number;
  @Whole(2, 30) lastChargeDays: number;
  @Whole(30, 180) lastChallanDays: number;
  @Whole(1, 90) settlementPayDays: number;
  @Whole(3, 90) disputeDays: number;
  @Whole(1, 90) renewalDays: number;
  @Whole(18, 80) minimumAge: number;
  @Whole(1, 168) documentCheckHours: number;
  @Whole(1, 30) refundWorkingDays: number;
}

export class DiscountDto {
  @Whole(2, 365) fromDays: number;
  @Whole(1, 90) percent: number;
}

export class FareRulesDto {
  @Money() washingFee: Rupees;
  @Money() convenienceFee: Rupees;
  @Money() damageInsurance: Rupees;
  @Parts(() => DiscountDto, 10) discounts: DiscountDto[];
}

export class DepositsDto {
  @Money() HATCHBACK: Rupees;
  @Money() SEDAN: Rupees;
  @Money() SUV: Rupees;
  @Money() MUV: Rupees;
  @Money() LUXURY: Rupees;
  @Money() EV: Rupees;
  @Money() CONVERTIBLE: Rupees;
  @Money() PICKUP: Rupees;
}

export class FuelPricesDto {
  @Money() Petrol: Rupees;
  @Money() Diesel: Rupees;
  @Money() CNG: Rupees;
  @Money() Electric: Rupees;
  @Money() Hybrid: Rupees;
}

export class ChargesDto {
  @YesOrNo() fuelIncluded: boolean;
  @Money() refuelFee: Rupees;
  @YesOrNo() tollsIncluded: boolean;
  @Money() challanFee: Rupees;
  @Money() damageLimit: Rupees;
  @Part(() => DepositsDto) deposits: DepositsDto;
  @Part(() => FuelPricesDto) fuelPrices: FuelPricesDto;
  @IsIn(DEPOSIT_TIMES, validationText(messageOf(officeMessages, 'depositWhen'))) depositWhen: DepositTime;
  @Whole(2, 90) depositDays: number;
  @Whole(0, 2_000) kmPerDay: number;
  @Money() extraKmFee: Rupees;
}

export class CancellationDto {
  @Whole(0, 720) freeUntilHours: number;
  @Whole(0, 720) partUntilHours: number;
  @Whole(0, 100) partPercent: number;
  @Whole(0, 1_440) coolingOffMinutes: number;
  @IsIn(CANCELLATION_SYMMETRIES, validationText(messageOf(officeMessages, 'symmetry')))
  symmetry: CancellationSymmetry;
  @Whole(0, 10_000_000) compensationCap: number;
  @Whole(0, 100) noShowKeepPercent: number;
  @Whole(0, 100) earlyReturnPercent: number;
}

export class CountersDto {
  @Whole(0, 10_000_000) rentouts: number;
  @Whole(0, 10_000_000) centres: number;
  @Whole(0, 10_000_000) customers: number;
}

export class TestimonialDto {
  @Text(80) name: string;
  @Text(500) text: string;
}

export class TeamMemberDto {
  @Text(80) name: string;
  @Text(120) role: string;
}

export class AppLinksDto {
  @StoreLink() playStore: string | null;
  @StoreLink() appStore: string | null;
}

export class NewsletterDto {
  @TextOrEmpty(80) title: string;
  @TextOrEmpty(300) text: string;
}

const orEmpty = (pattern: string): RegExp => new RegExp(`^(${pattern})?$`);

export class BankAccountDto {
  @TextOrEmpty(80) holder: string;
  @Matches(orEmpty(ACCOUNT_NUMBER), validationText(messageOf(officeMessages, 'bankNumber'))) number: string;
  @Matches(orEmpty(IFSC), validationText(messageOf(officeMessages, 'ifsc'))) ifsc: string;
}

export class UpiDto {
  @Matches(new RegExp(`^${UPI_ID}$`), validationText(messageOf(officeMessages, 'upiId')))
  vpa: string;
  @Text(80) payee: string;
  @IsIn(UPI_KINDS, validationText(messageOf(officeMessages, 'upiKind'))) kind: UpiKind;
  @Whole(1_000, 500_000) limit: Rupees;
  @Part(() => BankAccountDto) bank: BankAccountDto;
}
