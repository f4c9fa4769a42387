import type { Message } from '../../contract/messages/message.js';
import {
  type CarPrice,
  computeFare,
  describeFare,
  type Fare,
  type FareRules,
  type RentalAction,
} from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import { inEnglish } from '../../platform/http/wire-message.js';

const MOST_TEXTS = 2_000;
const texts = new Map<string, string>();

/** Remembered, because putting the texts together takes several times as long as computing the fare. */
function rememberedEnglish(message: Message): string {
  const key = message.key + JSON.stringify(message.params);
  let text = texts.get(key);
  if (text === undefined) {
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(key, (text = inEnglish(message)));
  }
  return text;
}

/** A fare with its English texts, to be stored or sent. */
export const describedFare = (
  price: CarPrice,
  window: RentalWindow,
  action: RentalAction,
  rules: FareRules,
): Fare => describeFare(computeFare(price, window, action, rules), rememberedEnglish);
