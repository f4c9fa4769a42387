import { ApiProperty } from '@nestjs/swagger';
import type { Rupees } from '../../contract/money.js';
import type { AgreedCharges, Charges } from '../../contract/rentals/charges.js';
import type { DiscountTier, FareRules } from '../../contract/rentals/fare.js';
import type { CancellationPolicy, PublicSettings } from '../../contract/settings.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';

@ResponseSchema<PublicSettings['mapPoint']>()
export class MapPointResponse {
  @ApiProperty({ example: 18.5246 })
  latitude: number;

  @ApiProperty({ example: 73.8415 })
  longitude: number;
}

@ResponseSchema<PublicSettings['pickupPlaces'][number]>()
export class PickupPlaceResponse extends MapPointResponse {
  @ApiProperty({ example: 'Shivajinagar' })
  name: string;
}

@ResponseSchema<PublicSettings['openingHours'][number]>()
export class OpeningHoursResponse {
  @ApiProperty({ example: 'Monday to Saturday' })
  days: string;

  @ApiProperty({ example: '07:00-22:00' })
  hours: string;
}

@ResponseSchema<PublicSettings['rules']>()
export class PublicRulesResponse {
  @ApiProperty({ example: 'Asia/Kolkata' })
  zone: string;

  @ApiProperty({ example: '12:00' })
  pickupFrom: string;

  @ApiProperty({ example: '23:00' })
  pickupTo: string;

  @ApiProperty({ example: '00:00' })
  returnFrom: string;

  @ApiProperty({ example: '23:00' })
  returnTo: string;

  @ApiProperty({ type: 'integer', example: 180 })
  maxAdvanceDays: number;

  @ApiProperty({ type: 'integer', example: 60 })
  maxLengthDays: number;

  @ApiProperty({ type: 'integer', example: 60 })
  minLeadMinutes: number;

  @ApiProperty({ type: 'integer', example: 60 })
  bufferMinutes: number;

  @ApiProperty({ type: 'integer', example: 15 })
  holdMinutes: number;

  @ApiProperty({ type: 'integer', example: 30 })
  lateGraceMinutes: number;

  @ApiProperty({ type: 'integer', example: 21 })
  minimumAge: number;

  @ApiProperty({
    type: 'integer',
    description: 'The team decides on documents within so many hours.',
    example: 24,
  })
  documentCheckHours: number;
}

@ResponseSchema<DiscountTier>()
export class DiscountTierResponse implements DiscountTier {
  @ApiProperty({ type: 'integer', example: 3 })
  fromDays: number;

  @ApiProperty({ type: 'integer', example: 5 })
  percent: number;
}

@ResponseSchema<FareRules>()
export class FareRulesResponse implements FareRules {
  @ApiProperty({ type: 'number', description: 'Rupees', example: 199 })
  washingFee: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 199 })
  convenienceFee: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 0 })
  damageInsurance: Rupees;

  @ApiProperty({
    type: [DiscountTierResponse],
    example: [
      { fromDays: 3, percent: 5 },
      { fromDays: 7, percent: 10 },
    ],
  })
  discounts: DiscountTierResponse[];
}

@ResponseSchema<Charges>()
export class ChargesResponse implements Charges {
  @ApiProperty({
    description: 'Otherwise the car comes back with as much fuel as at pickup.',
    example: false,
  })
  fuelIncluded: boolean;

  @ApiProperty({ type: 'number', description: 'Rupees, besides the missing fuel.', example: 0 })
  refuelFee: Rupees;

  @ApiProperty({ description: 'Otherwise the customer pays tolls, parking and state taxes.', example: false })
  tollsIncluded: boolean;

  @ApiProperty({ type: 'number', description: 'Rupees, besides the fine itself.', example: 0 })
  challanFee: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees for one damage; 0 for the whole repair.', example: 0 })
  damageLimit: Rupees;

  @ApiProperty({ type: 'number', description: 'Rupees, paid at pickup; 0 for none.', example: 0 })
  deposit: Rupees;

  @ApiProperty({ type: 'integer', description: 'Kilometres of each day; 0 for no limit.', example: 0 })
  kmPerDay: number;

  @ApiProperty({ type: 'number', description: 'Rupees for each further kilometre.', example: 0 })
  extraKmFee: Rupees;
}

@ResponseSchema<AgreedCharges>()
export class AgreedChargesResponse extends ChargesResponse implements AgreedCharges {
  @ApiProperty({ type: 'number', description: 'Rupees for each started hour after the grace.', example: 300 })
  lateFeePerHour: Rupees;

  @ApiProperty({
    type: 'integer',
    description: 'Minutes after the return time without a late fee.',
    example: 30,
  })
  lateGraceMinutes: number;

  @ApiProperty({
    type: 'number',
    description: 'Rupees, part of the fare; 0 where it includes none.',
    example: 0,
  })
  damageInsurance: Rupees;
}

@ResponseSchema<CancellationPolicy>()
export class CancellationPolicyResponse implements CancellationPolicy {
  @ApiProperty({ type: 'integer', example: 48 })
  freeUntilHours: number;

  @ApiProperty({ type: 'integer', example: 24 })
  partUntilHours: number;

  @ApiProperty({ type: 'integer', example: 50 })
  partPercent: number;

  @ApiProperty({ type: 'integer', example: 60 })
  coolingOffMinutes: number;
}

@ResponseSchema<PublicSettings['counters']>()
export class CountersResponse {
  @ApiProperty({ type: 'integer', example: 990 })
  rentouts: number;

  @ApiProperty({ type: 'integer', example: 230 })
  centres: number;

  @ApiProperty({ type: 'integer', example: 660 })
  customers: number;
}

@ResponseSchema<PublicSettings['testimonials'][number]>()
export class TestimonialResponse {
  @ApiProperty({ example: 'Asha, Kothrud' })
  name: string;

  @ApiProperty({
    example: 'The car was clean and ready when I came. Returning it took three minutes.',
  })
  text: string;
}

@ResponseSchema<PublicSettings['team'][number]>()
export class TeamMemberResponse {
  @ApiProperty({ example: 'Operations' })
  name: string;

  @ApiProperty({ example: 'Hands over your car and takes it back' })
  role: string;
}

@ResponseSchema<PublicSettings['appLinks']>()
export class AppLinksResponse {
  @ApiProperty({ type: 'string', nullable: true, example: null })
  playStore: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null })
  appStore: string | null;
}

@ResponseSchema<PublicSettings['newsletter']>()
export class NewsletterTextsResponse {
  @ApiProperty({ example: '50% off for one month' })
  title: string;

  @ApiProperty({ example: 'Subscribe and hear first about offers and new cars.' })
  text: string;
}

@ResponseSchema<PublicSettings>()
export class PublicSettingsResponse implements PublicSettings {
  @ApiProperty({ example: 'Pune City Cars' })
  name: string;

  @ApiProperty({ example: 'Pune' })
  city: string;

  @ApiProperty({ example: '12 Fergusson College Road, Shivajinagar, Pune 411005' })
  address: string;

  @ApiProperty({ type: MapPointResponse })
  mapPoint: MapPointResponse;

  @ApiProperty({
    type: [PickupPlaceResponse],
    example: [{ name: 'Shivajinagar', latitude: 18.5308, longitude: 73.8475 }],
  })
  pickupPlaces: PickupPlaceResponse[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Address of a picture of the map; null: there is no map of the pickup places.',
    example: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  })
  mapTiles: string | null;

  @ApiProperty({ type: [String], example: ['+91 90000 00001', '+91 90000 00002'] })
  phones: string[];

  @ApiProperty({ type: [String], example: ['hello@example.com'] })
  emails: string[];

  @ApiProperty({ example: 'support@example.com' })
  supportEmail: string;

  @ApiProperty({ example: '919000000001' })
  whatsapp: string;

  @ApiProperty({
    type: [OpeningHoursResponse],
    example: [
      { days: 'Monday to Saturday', hours: '07:00-22:00' },
      { days: 'Sunday', hours: '07:00-16:00' },
    ],
  })
  openingHours: OpeningHoursResponse[];

  @ApiProperty({ example: 'Monday to Saturday 10 AM to 6 PM' })
  contactHours: string;

  @ApiProperty({ type: PublicRulesResponse })
  rules: PublicRulesResponse;

  @ApiProperty({ type: FareRulesResponse })
  fare: FareRulesResponse;

  @ApiProperty({ type: 'number', description: 'Rupees', example: 300 })
  lateFeePerHour: Rupees;

  @ApiProperty({ type: ChargesResponse })
  charges: ChargesResponse;

  @ApiProperty({ type: CancellationPolicyResponse })
  cancellation: CancellationPolicyResponse;

  @ApiProperty({
    description:
      'Of the charges, the late fee and the cancellation policy: another one once any was changed.',
    example: 'mJ2rX0_4kQd8bTfA',
  })
  termsVersion: string;

  @ApiProperty({ example: false })
  approvalBeforeRenting: boolean;

  @ApiProperty({ type: CountersResponse })
  counters: CountersResponse;

  @ApiProperty({
    type: [TestimonialResponse],
    example: [
      {
        name: 'Asha, Kothrud',
        text: 'The car was clean and ready when I came. Returning it took three minutes.',
      },
      {
        name: 'Imran, Viman Nagar',
        text: 'I could see every line of the fare before I paid. Nothing was added afterwards.',
      },
      {
        name: 'Meera, Baner',
        text: 'They answered on the phone late in the evening when I needed two hours more.',
      },
    ],
  })
  testimonials: TestimonialResponse[];

  @ApiProperty({
    type: [TeamMemberResponse],
    example: [
      { name: 'Operations', role: 'Hands over your car and takes it back' },
      { name: 'Verification', role: 'Reviews documents and payments' },
      { name: 'Workshop', role: 'Washes and services the cars' },
    ],
  })
  team: TeamMemberResponse[];

  @ApiProperty({ type: AppLinksResponse })
  appLinks: AppLinksResponse;

  @ApiProperty({ type: NewsletterTextsResponse })
  newsletter: NewsletterTextsResponse;

  @ApiProperty({ example: '2026-11' })
  consentVersion: string;
}
