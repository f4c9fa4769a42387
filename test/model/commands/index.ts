import type { Arbitrary } from 'fast-check';
import type { ModelCommand } from '../command';
import * as bill from './bill';
import * as cancel from './cancel';
import * as correct from './correct';
import * as counter from './counter';
import * as decide from './decide';
import * as deposit from './deposit';
import * as fleet from './fleet';
import * as hold from './hold';
import * as join from './join';
import * as journey from './journey';
import * as laterCharge from './later-charge';
import * as look from './look';
import * as pay from './pay';
import * as record from './record';
import * as refuse from './refuse';
import * as rent from './rent';
import * as send from './send-refund';
import * as settle from './settle';
import * as statement from './statement';
import * as time from './time';
import * as trip from './trip';
import * as undo from './undo';
import * as unlinked from './unlinked';

const times = <T>(count: number, command: T): T[] => Array.from({ length: count }, () => command);

/** All commands. Commands that succeed are drawn more often than commands that are usually refused. */
export const COMMANDS: Arbitrary<ModelCommand>[] = [
  ...times(4, rent.holdPayAndRent),
  ...times(8, journey.usualRental),
  ...times(3, hold.holdCar),
  ...times(3, hold.holdAnotherWindow),
  hold.release,
  ...times(2, rent.rentCar),
  rent.rentWhatIsHeld,
  ...times(3, rent.rentWhatWasPaidFor),
  rent.rentWhatOthersRented,
  ...times(3, rent.rentOtherThanPaid),
  ...times(3, pay.payForHold),
  pay.payInAdvance,
  pay.payForAnyHold,
  ...times(4, pay.payAgain),
  pay.payForAnyRental,
  pay.payWithUsedId,
  ...times(2, pay.refundWhatIsOwed),
  ...times(4, send.enterAndSend),
  ...times(3, send.chooseAnyDestination),
  ...times(3, send.bounceAnyRefund),
  send.correctAnyReference,
  pay.refundAnyPayment,
  ...times(2, correct.correctAnyAmount),
  ...times(2, correct.reopenAnyPayment),
  ...times(3, correct.restoreExpired),
  ...times(3, counter.takeAnyReceipt),
  ...times(2, counter.cancelAnyReceipt),
  ...times(3, counter.recordAnyCredit),
  ...times(2, counter.verifyAnyByCredit),
  ...times(3, counter.verifyAnyStatement),
  ...times(3, statement.findAnyRefund),
  ...times(4, unlinked.attachAnyPayment),
  ...times(2, unlinked.returnAnyUnlinked),
  ...times(2, unlinked.releaseAnyId),
  ...times(4, counter.askForAnyCredit),
  correct.waiveCharge,
  ...times(4, correct.waiveAnyLine),
  correct.writeOffDebt,
  ...times(3, deposit.lowerAnyDeposit),
  ...times(2, deposit.depositInCash),
  ...times(8, decide.decideNextPayment),
  ...times(2, decide.verifyShortPayment),
  ...times(2, decide.decideAnyPayment),
  ...times(2, decide.decideOnDocuments),
  ...times(3, decide.decideOnReservation),
  decide.declineAnyBooking,
  decide.suspendOrLift,
  ...times(2, join.registerCustomer),
  join.askForDocuments,
  join.enterLicence,
  ...times(3, join.signInAgain),
  ...times(2, cancel.cancelByItsCustomer),
  ...times(2, cancel.cancelAtLimit),
  ...times(2, cancel.cancelByOffice),
  refuse.refuseAtPickup,
  ...times(5, refuse.answerAnyRefusal),
  ...times(4, refuse.settleAnyRefusal),
  ...times(3, trip.pickUpOrMiss),
  ...times(5, record.recordHandover),
  ...times(3, trip.bringCarHome),
  ...times(6, record.recordReturn),
  ...times(2, record.completeAgain),
  ...times(2, trip.endEarly),
  ...times(2, trip.recordAfterwards),
  trip.moveAnyTrip,
  ...times(3, settle.addAnyLine),
  ...times(3, laterCharge.chargeAnyChallan),
  laterCharge.acceptAnyLater,
  ...times(2, laterCharge.disputeAnyLater),
  ...times(2, laterCharge.replyToAnyLater),
  laterCharge.waitForLater,
  ...times(2, settle.removeAnyLine),
  ...times(3, settle.issueAny),
  ...times(2, settle.acceptAny),
  settle.acceptAnyAtCounter,
  ...times(4, settle.disputeAny),
  ...times(3, settle.replyToAny),
  ...times(3, undo.undoLastMove),
  undo.undoAnyMove,
  fleet.block,
  fleet.unblock,
  fleet.retireOrBringBack,
  time.wait,
  ...times(2, time.waitForHoldToEnd),
  time.waitForPickup,
  ...times(3, time.waitForDeadline),
  ...times(5, time.waitForSettlement),
  ...times(3, bill.waitForBills),
  look.lookAtCalendar,
  ...times(2, look.lookAtOwnRentals),
];
