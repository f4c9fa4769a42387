import { chargesMessages } from '../messages/charges.messages.js';
import { type CatalogueMessage, messageOf } from '../messages/message.js';
import { formatRupees } from '../money.js';
import type { PublicSettings } from '../settings.js';
import { type AgreedCharges, hasNoCover } from './charges.js';

export interface ChargeLine {
  item: CatalogueMessage;
  texts: CatalogueMessage[];
}

type Settings = Pick<PublicSettings, 'charges' | 'lateFeePerHour'> & {
  fare: Pick<PublicSettings['fare'], 'damageInsurance'>;
  rules: Pick<PublicSettings['rules'], 'lateGraceMinutes'>;
};

/** The charges of a rental that is placed now. */
export const chargesInForce = ({ charges, lateFeePerHour, fare, rules }: Settings): AgreedCharges => ({
  ...charges,
  lateFeePerHour,
  lateGraceMinutes: rules.lateGraceMinutes,
  damageInsurance: fare.damageInsurance,
});

const included = messageOf(chargesMessages, 'included');

function fuel(charges: AgreedCharges): CatalogueMessage {
  if (charges.fuelIncluded) return included;
  if (charges.refuelFee === 0) return messageOf(chargesMessages, 'fuelYours');
  return messageOf(chargesMessages, 'fuelYoursFee', { fee: formatRupees(charges.refuelFee) });
}

const tolls = (charges: AgreedCharges): CatalogueMessage =>
  charges.tollsIncluded ? included : messageOf(chargesMessages, 'tollsYours');

const challans = (charges: AgreedCharges): CatalogueMessage =>
  charges.challanFee === 0
    ? messageOf(chargesMessages, 'challansYours')
    : messageOf(chargesMessages, 'challansYoursFee', { fee: formatRupees(charges.challanFee) });

const damage = (charges: AgreedCharges): CatalogueMessage =>
  charges.damageLimit === 0
    ? messageOf(chargesMessages, 'damageWhole')
    : messageOf(chargesMessages, 'damageLimited', { limit: formatRupees(charges.damageLimit) });

const deposit = (charges: AgreedCharges): CatalogueMessage =>
  charges.deposit === 0
    ? messageOf(chargesMessages, 'depositNone')
    : messageOf(chargesMessages, 'depositPaid', { amount: formatRupees(charges.deposit) });

function kilometres({ kmPerDay, extraKmFee }: AgreedCharges): CatalogueMessage {
  // Without a charge above it, a limit has no effect.
  if (kmPerDay === 0 || extraKmFee === 0) return messageOf(chargesMessages, 'kilometresFree');
  return messageOf(chargesMessages, 'kilometresLimited', { km: kmPerDay, fee: formatRupees(extraKmFee) });
}

const late = ({ lateFeePerHour, lateGraceMinutes }: AgreedCharges): CatalogueMessage =>
  lateFeePerHour === 0
    ? messageOf(chargesMessages, 'lateFree')
    : messageOf(chargesMessages, 'lateFee', {
        amount: formatRupees(lateFeePerHour),
        grace: lateGraceMinutes,
      });

/** Everything that can cost money besides the fare, one line each, "none" and "included" too. */
export function chargeLines(charges: AgreedCharges): ChargeLine[] {
  const line = (key: Parameters<typeof named>[0], ...texts: CatalogueMessage[]): ChargeLine => ({
    item: named(key),
    texts,
  });
  const noCover = hasNoCover(charges.damageInsurance) ? [messageOf(chargesMessages, 'noCover')] : [];
  return [
    line('fuel', fuel(charges)),
    line('kilometres', kilometres(charges)),
    line('deposit', deposit(charges)),
    line('tolls', tolls(charges)),
    line('challans', challans(charges)),
    line('damage', damage(charges), ...noCover),
    line('late', late(charges)),
  ];
}

const named = (
  key: 'fuel' | 'kilometres' | 'deposit' | 'tolls' | 'challans' | 'damage' | 'late',
): CatalogueMessage => messageOf(chargesMessages, key);
