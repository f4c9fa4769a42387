import { useEffect, useEffectEvent, useState } from 'react';
import { CODES } from '@contract/codes';
import type { RentalAction } from '@contract/rentals/fare';
import type { Rupees } from '@contract/money';
import type { RentalWindow } from '@contract/rentals/rental-period';
import type { Hold } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { rentalToken } from '@/lib/session';
import { placeRental } from '../api/place-rental';
import { submitPayment } from '../api/submit-payment';
import { readDraft } from '../payment/payment-draft.rules';
import { toProblem } from '../problems/problem';
import type { Problem } from '../problems/problem.rules';
import type { HoldControl } from '../hold/use-hold';
import { usePaymentDraft } from '../payment/use-payment-draft';
import { useSecondsLeft } from '../hold/use-seconds-left';
import { useSendOnce } from '@shared/idempotency/use-send-once';

export type CheckoutTask = 'hold' | 'submit' | 'release';

interface CheckoutOptions {
  control: HoldControl;
  carId: number;
  action: RentalAction;
  /** There is no usable token; `again` when a sign-in has expired. */
  onSignIn: (again: boolean) => void;
  onDone: () => void;
  /** Called for a refusal or a lost answer, which is also in `problem`. */
  onProblem: (problem: Problem, task: CheckoutTask) => void;
}

const windowOf = ({ fromDate, toDate, pickupTime, dropTime }: RentalWindow): RentalWindow => ({
  fromDate,
  toDate,
  pickupTime,
  dropTime,
});

/** From 'Confirm' to the rental: hold, payment details, rental. Every step can be repeated safely. */
export function useCheckout({ control, carId, action, onSignIn, onDone, onProblem }: CheckoutOptions) {
  const { hold } = control;
  const { draft, change: changeDraft, begin, clear } = usePaymentDraft(action);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [task, setTask] = useState<CheckoutTask | null>(null);
  const [progress, setProgress] = useState(0);
  const sendOnce = useSendOnce();
  const isLive = hold?.state === 'LIVE';
  const secondsLeft = useSecondsLeft(isLive ? control.deadline : null);
  const isExpired = hold?.state === 'EXPIRED' || (isLive && secondsLeft === 0);

  function finish() {
    clear();
    onDone();
  }

  const onHoldState = useEffectEvent((state: Hold['state'] | undefined) => {
    // The rental was placed although its answer was lost.
    if (state === 'RENTED') finish();
    if (state === 'RELEASED') control.clear();
  });
  useEffect(() => onHoldState(hold?.state), [hold?.state]);

  const refreshHold = useEffectEvent(() => void control.refresh());
  useEffect(() => {
    if (isExpired) refreshHold();
  }, [isExpired]);

  async function run(name: CheckoutTask, work: () => Promise<void>) {
    setTask(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const newProblem = toProblem(error);
      setProblem(newProblem);
      if (newProblem.kind === 'signIn') onSignIn(true);
      else onProblem(newProblem, name);
    } finally {
      setTask(null);
      setProgress(0);
    }
  }

  const confirm = (window: RentalWindow) =>
    rentalToken()
      ? run('hold', async () => {
          await control.place({ ...windowOf(window), carId, action, agreedToTerms: true });
          begin(carId);
        })
      : onSignIn(false);

  async function sendPayment(payFor: Hold) {
    const details = {
      ...readDraft(draft),
      type: action,
      holdId: payFor.holdId,
    };
    const { name, size, lastModified } = details.screenshot;
    try {
      await sendOnce([details, name, size, lastModified], (key) => submitPayment(details, key, setProgress));
    } catch (error) {
      // After a reload the same details are sent with a new key and refused as a duplicate of our own request.
      const isDuplicate = error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code;
      if (!isDuplicate || !(await control.refresh()).data?.paymentSubmitted) throw error;
    }
    changeDraft({ submitted: true });
    void control.refresh();
  }

  /** @param agreedTotal the new total that the customer accepted after the fare had changed */
  const submit = (agreedTotal?: Rupees) =>
    run('submit', async () => {
      if (!hold) return;
      if (!draft.submitted && !hold.paymentSubmitted) await sendPayment(hold);
      const body = {
        ...windowOf(hold),
        carId,
        agreedToTerms: true,
        expectedTotal: agreedTotal ?? hold.fare.total,
        ...(isExpired ? {} : { holdId: hold.holdId }),
      };
      try {
        await sendOnce(body, (key) => placeRental(action, body, key));
      } catch (error) {
        const isUnpaid = error instanceof ApiError && error.code === CODES.PAYMENT_NEEDED.code;
        if (isUnpaid) changeDraft({ submitted: false, paid: true });
        throw error;
      }
      finish();
    });

  return {
    hold,
    draft,
    changeDraft,
    problem,
    clearProblem: () => setProblem(null),
    task,
    progress,
    secondsLeft,
    isExpired,
    /** The payment details were submitted; only the rental is missing. */
    isPaid: draft.submitted || (hold?.paymentSubmitted ?? false),
    confirm,
    submit,
    release: () => run('release', control.release),
    clearHold: control.clear,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
