import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  Matches,
  Min,
} from 'class-validator';
import { IDENTITY_KINDS, type IdentityKind } from '../../contract/customers/identity-documents.js';
import { LICENCE_DETAIL_RULES, type LicenceDetailRule } from '../../contract/customers/licence.js';
import { VEHICLE_DOCUMENT_TYPES, type VehicleDocumentType } from '../../contract/fleet/vehicle-documents.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Rupees } from '../../contract/money.js';
import { MAX_INSPECTION_POINTS } from '../../contract/rentals/inspection-points.js';
import {
  DESK_EMAIL_PROOFS,
  type DeskEmailProof,
  EditableSettings,
  type Protection,
  PROTECTIONS,
} from '../../contract/settings.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsMailAddress, IsMobile, Part } from '../../platform/http/validators.js';
import { GstDto } from './gst.dto.js';
import { GrievanceOfficerDto, IsGstinOrEmpty, OperatorLicenceDto, OrEmpty } from './identity.dto.js';
import {
  AppLinksDto,
  CancellationDto,
  ChargesDto,
  CountersDto,
  FareRulesDto,
  HolidayDto,
  InspectionPointDto,
  MapPointDto,
  Money,
  NewsletterDto,
  OpeningHoursDto,
  Parts,
  PickupPlaceDto,
  RulesDto,
  TeamMemberDto,
  TestimonialDto,
  Text,
  TextOrEmpty,
  UpiDto,
  YesOrNo,
} from './settings-parts.dto.js';

/** All business settings, as an admin saves them. */
export class EditableSettingsDto implements EditableSettings {
  @Text(80) name: string;
  @Text(60) city: string;
  @TextOrEmpty(120) legalName: string;
  @IsGstinOrEmpty() gstin: string;
  @Part(() => OperatorLicenceDto) operatorLicence: OperatorLicenceDto;
  @Part(() => GrievanceOfficerDto) grievanceOfficer: GrievanceOfficerDto;
  @Text(300) address: string;
  @Part(() => MapPointDto) mapPoint: MapPointDto;
  @Parts(() => PickupPlaceDto, 60) pickupPlaces: PickupPlaceDto[];

  @IsArray({ message: 'Send a list.' })
  @ArrayMinSize(1, validationText(messageOf(officeMessages, 'onePhone')))
  @ArrayMaxSize(5, validationText(messageOf(officeMessages, 'keepAtMost', { max: 5 })))
  @Matches(/^\+?\d[\d ]{7,18}$/, {
    each: true,
    ...validationText(messageOf(officeMessages, 'phones')),
  })
  phones: string[];

  @IsArray({ message: 'Send a list.' })
  @ArrayMinSize(1, validationText(messageOf(officeMessages, 'oneEmail')))
  @ArrayMaxSize(5, validationText(messageOf(officeMessages, 'keepAtMost', { max: 5 })))
  @IsEmail({}, { each: true, ...validationText(messageOf(commonMessages, 'invalidEmail')) })
  emails: string[];

  @IsMailAddress() supportEmail: string;

  @Matches(/^\d{11,15}$/, validationText(messageOf(officeMessages, 'chatDigits')))
  whatsapp: string;

  @Parts(() => OpeningHoursDto, 7) openingHours: OpeningHoursDto[];
  @Text(120) contactHours: string;
  @Part(() => RulesDto) rules: RulesDto;
  @Part(() => FareRulesDto) fare: FareRulesDto;
  @Money() lateFeePerHour: Rupees;
  @Part(() => ChargesDto) charges: ChargesDto;
  @Part(() => CancellationDto) cancellation: CancellationDto;
  @YesOrNo() approvalBeforeRenting: boolean;
  @IsIn(LICENCE_DETAIL_RULES, { message: `Send ${LICENCE_DETAIL_RULES.join(' or ')}.` })
  licenceDetails: LicenceDetailRule;
  @IsArray({ message: 'Send a list.' })
  @ArrayUnique({ message: 'Send each kind once.' })
  @IsIn(IDENTITY_KINDS, { each: true, message: `Send a list of ${IDENTITY_KINDS.join(', ')}.` })
  acceptedIdentities: IdentityKind[];

  @YesOrNo() licenceOnly: boolean;
  @YesOrNo() aadhaarOffline: boolean;
  @TextOrEmpty(60) ovseRegistration: string;
  @IsIn(DESK_EMAIL_PROOFS, { message: `Send ${DESK_EMAIL_PROOFS.join(' or ')}.` })
  deskEmailProof: DeskEmailProof;
  @Part(() => CountersDto) counters: CountersDto;
  @Parts(() => TestimonialDto, 12) testimonials: TestimonialDto[];
  @Parts(() => TeamMemberDto, 12) team: TeamMemberDto[];
  @Part(() => AppLinksDto) appLinks: AppLinksDto;
  @Part(() => NewsletterDto) newsletter: NewsletterDto;
  @Text(20) consentVersion: string;
  @Part(() => UpiDto) upi: UpiDto;
  @IsIn(PROTECTIONS, { message: `Send ${PROTECTIONS.join(' or ')}.` })
  protection: Protection;
  @OrEmpty() @IsMobile() dutyPhone: string;

  @IsArray({ message: 'Send a list.' })
  @ArrayUnique({ message: 'Send each type once.' })
  @IsIn(VEHICLE_DOCUMENT_TYPES, {
    each: true,
    message: `Send a list of ${VEHICLE_DOCUMENT_TYPES.join(', ')}.`,
  })
  mandatoryDocuments: VehicleDocumentType[];

  @YesOrNo() requireVehicleDocuments: boolean;
  @YesOrNo() licensedOperator: boolean;
  @YesOrNo() keepOnlyLastFourOfAadhaar: boolean;
  @Part(() => GstDto) gst: GstDto;
  @YesOrNo() complaintBook: boolean;

  @YesOrNo() blockDebtors: boolean;
  @Parts(() => InspectionPointDto, MAX_INSPECTION_POINTS) inspectionPoints: InspectionPointDto[];
  @Parts(() => HolidayDto, 60) holidays: HolidayDto[];
  @YesOrNo() plainTrip: boolean;
  @YesOrNo() deskReturnsCashDeposit: boolean;
}

@RefuseUnknown()
export class SaveSettingsDto {
  /**
   * The version that was read; 1015 if there is a newer one.
   * @example 0
   */
  @IsInt({ message: 'The version must be the one that came with the settings.' })
  @Min(0, { message: 'The version must be the one that came with the settings.' })
  version: number;

  @ApiProperty({ type: EditableSettings })
  @Part(() => EditableSettingsDto)
  settings: EditableSettingsDto;
}
