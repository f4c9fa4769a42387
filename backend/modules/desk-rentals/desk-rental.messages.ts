import { OTP_LIFE_SECONDS } from '../../contract/limits.js';
import { formatRupees, type Paise, toRupees } from '../../contract/money.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import { type MessageText, when, WORD } from '../rentals/index.js';

/** Says what the code agrees to, before anything else: who reads it may not have asked for it. */
export function deskCodeMessage(
  code: string,
  asked: RentalWindow & { action: RentalAction; carId: number },
  { carName, total, site }: { carName: string; total: Paise; site: string },
): MessageText {
  return {
    subject: `Your one-time code for a ${WORD[asked.action]} at our desk`,
    text:
      `${code} is your one-time code to agree to this ${WORD[asked.action]}: ${carName}, ${when(asked)}, ` +
      `total ${formatRupees(toRupees(total))}. By giving it you accept the rental terms (${site}/terms) and the rental agreement ` +
      `of this car (${site}/car/${asked.carId}). Give it to our staff at the desk only if all of this is right. ` +
      `It is valid for ${OTP_LIFE_SECONDS / 60} minutes.`,
  };
}
