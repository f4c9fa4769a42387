import { type Message, messageOf } from '@contract/messages/message';
import { formatRupees } from '@contract/money';
import type { PublicSettings } from '@contract/settings';
import { costMessages } from './cost-messages';

type Settings = Pick<PublicSettings, 'charges' | 'fare' | 'lateFeePerHour'> & {
  rules: Pick<PublicSettings['rules'], 'lateGraceMinutes'>;
};

export interface CostLine {
  item: Message;
  texts: Message[];
}

const included = messageOf(costMessages, 'included');

function fuel({ charges }: Settings): Message {
  if (charges.fuelIncluded) return included;
  if (charges.refuelFee === 0) return messageOf(costMessages, 'fuelYours');
  return messageOf(costMessages, 'fuelYoursFee', { fee: formatRupees(charges.refuelFee) });
}

const tolls = ({ charges }: Settings): Message =>
  charges.tollsIncluded ? included : messageOf(costMessages, 'tollsYours');

const challans = ({ charges }: Settings): Message =>
  charges.challanFee === 0
    ? messageOf(costMessages, 'challansYours')
    : messageOf(costMessages, 'challansYoursFee', { fee: formatRupees(charges.challanFee) });

const damage = ({ charges }: Settings): Message =>
  charges.damageLimit === 0
    ? messageOf(costMessages, 'damageWhole')
    : messageOf(costMessages, 'damageLimited', { limit: formatRupees(charges.damageLimit) });

const deposit = ({ charges }: Settings): Message =>
  charges.deposit === 0
    ? messageOf(costMessages, 'depositNone')
    : messageOf(costMessages, 'depositPaid', { amount: formatRupees(charges.deposit) });

function kilometres({ charges: { kmPerDay, extraKmFee } }: Settings): Message {
  // A limit beyond which nothing is charged is none.
  if (kmPerDay === 0 || extraKmFee === 0) return messageOf(costMessages, 'kilometresFree');
  return messageOf(costMessages, 'kilometresLimited', { km: kmPerDay, fee: formatRupees(extraKmFee) });
}

const late = ({ lateFeePerHour, rules }: Settings): Message =>
  lateFeePerHour === 0
    ? messageOf(costMessages, 'lateFree')
    : messageOf(costMessages, 'lateFee', {
        amount: formatRupees(lateFeePerHour),
        grace: rules.lateGraceMinutes,
      });

/** Everything that can cost money besides the fare, one line each, "none" and "included" too. */
export function costLines(settings: Settings): CostLine[] {
  const line = (key: Parameters<typeof named>[0], ...texts: Message[]): CostLine => ({
    item: named(key),
    texts,
  });
  const noCover = settings.fare.damageInsurance === 0 ? [messageOf(costMessages, 'noCover')] : [];
  return [
    line('fuel', fuel(settings)),
    line('kilometres', kilometres(settings)),
    line('deposit', deposit(settings)),
    line('tolls', tolls(settings)),
    line('challans', challans(settings)),
    line('damage', damage(settings), ...noCover),
    line('late', late(settings)),
  ];
}

const named = (key: 'fuel' | 'kilometres' | 'deposit' | 'tolls' | 'challans' | 'damage' | 'late'): Message =>
  messageOf(costMessages, key);
