import { useEffect, useEffectEvent, useRef } from 'react';
import { CODES } from '@contract/codes';
import type { WireMessage } from '@contract/messages/message';
import { least, type Rupees } from '@contract/money';
import type { AgreedTermsWire } from '@contract/rentals/agreed-terms';
import type { RentalAction } from '@contract/rentals/fare';
import type { RentalWindow } from '@contract/rentals/rental-period';
import type { Booking, ChangedTerms, Hold, RentalRequest, Reservation } from '@contract/rentals/rentals';
import { isRefusal } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { rentalToken } from '@/lib/session';
import { placeRental } from '../api/place-rental';
import type { HoldControl } from '../hold/use-hold';
import { usePaymentDraft } from '../payment/use-payment-draft';
import type { Problem } from '../problems/problem.rules';
import type { CheckoutTask } from './use-checkout-task';
import { useCheckoutTask } from './use-checkout-task';
import { useHoldEnd } from './use-hold-end';
import { useSendPayment } from './use-send-payment';

/** The rental that a hold has become. */
export interface FinishedRental extends RentalWindow {
  reference: string;
  total: Rupees;
  terms: AgreedTermsWire;
}

interface CheckoutOptions {
  control: HoldControl;
  carId: number;
  action: RentalAction;
  /** Called if there is no usable token. `again` is true if the sign-in has expired; `why` is another reason. */
  onSignIn: (again: boolean, why?: WireMessage) => void;
  onDone: (placed: FinishedRental) => void;
  /** Called for a refusal or a lost response, which is also in `problem`. */
  onProblem: (problem: Problem, task: CheckoutTask) => void;
}

const windowOf = ({ fromDate, toDate, pickupTime, dropTime }: RentalWindow): RentalWindow => ({
  fromDate,
  toDate,
  pickupTime,
  dropTime,
});

/** @param answer The server's response; if it was lost, the hold contains the same data. */
function finishedRental(hold: Hold, answer?: Booking | Reservation): FinishedRental {
  const { reference, total } = answer ?? { reference: hold.reference, total: hold.fare.total };
  const { charges, cancellation } = answer ?? hold;
  return { ...windowOf(hold), reference, total, terms: { charges, cancellation } };
}

/** The changed total or terms that the customer has accepted. */
type Accepted = Pick<ChangedTerms, 'total' | 'termsVersion'>;

/** True if no payment was submitted. The same refusal with data reports a debt. */
const isUnpaid = (error: unknown): boolean =>
  isRefusal(error) && error.code === CODES.PAYMENT_NEEDED.code && !error.data;

/** @param accepted Total and terms that the customer accepted instead of those of the hold. */
const rentalRequest = (hold: Hold, isExpired: boolean, accepted: Accepted | undefined): RentalRequest => ({
  ...windowOf(hold),
  carId: hold.carId,
  agreedToTerms: true,
  expectedTotal: accepted?.total ?? hold.fare.total,
  expectedTerms: accepted?.termsVersion ?? hold.termsVersion,
  ...(isExpired ? {} : { holdId: hold.holdId }),
});

/** The checkout from 'Confirm' to the rental: hold, payment details, rental. Every step can be repeated safely. */
export function useCheckout({ control, carId, action, onSignIn, onDone, onProblem }: CheckoutOptions) {
  const { hold } = control;
  const { draft, change: changeDraft, begin, clear } = usePaymentDraft(action);
  const sendOnce = useSendOnce();
  const sendPayment = useSendPayment(action, control);
  // The refreshed hold can show the rental before the response to the booking request arrives, or even if it is lost.
  const isFinished = useRef(false);
  const { run, setProgress, ...state } = useCheckoutTask((problem, task) => {
    if (isFinished.current) return;
    if (problem.kind === 'signIn') onSignIn(true, problem.why);
    else onProblem(problem, task);
  });

  function finish(answer?: Booking | Reservation) {
    if (!hold || isFinished.current) return;
    isFinished.current = true;
    clear();
    onDone(finishedRental(hold, answer));
  }
  const { secondsLeft, isExpired } = useHoldEnd(control, () => finish());

  const beginFor = ({ payment }: Hold) => begin(carId, least(payment.amount, payment.limit));
  // The hold is from another visit if it is not of the draft's car.
  const resume = useEffectEvent(() => {
    if (hold?.state === 'LIVE' && draft.carId !== carId) beginFor(hold);
  });
  useEffect(() => resume(), [hold?.holdId]);

  const isPaid = draft.submitted || (hold?.paymentSubmitted ?? false);

  const confirm = (window: RentalWindow) =>
    rentalToken()
      ? run('hold', async () => {
          beginFor(await control.place({ ...windowOf(window), carId, action, agreedToTerms: true }));
        })
      : onSignIn(false);

  const submit = (accepted?: Accepted) =>
    run('submit', async () => {
      if (!hold) return;
      if (!isPaid) await sendPayment(hold, draft, setProgress);
      changeDraft({ submitted: true });
      const body = rentalRequest(hold, isExpired, accepted);
      try {
        finish(await sendOnce(body, (key) => placeRental(action, body, key)));
      } catch (error) {
        // Reopens the payment form if the server has no payment.
        if (!isFinished.current && isUnpaid(error)) changeDraft({ submitted: false, paid: true });
        throw error;
      }
    });

  return {
    hold,
    draft,
    changeDraft,
    ...state,
    secondsLeft,
    isExpired,
    /** True if the payment details were submitted and only the rental is missing. */
    isPaid,
    /** True while leaving the page would leave the rental incomplete. */
    isUnfinished: hold !== null && (isPaid || (hold.state === 'LIVE' && !isExpired)),
    confirm,
    submit,
    release: () => run('release', control.release),
    clearHold: control.clear,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
