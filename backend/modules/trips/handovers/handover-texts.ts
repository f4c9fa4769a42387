import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The e-mails about a handover or a return: its code and its summary. */
export const handoverTexts = defineMessages('handoverMails', {
  HANDOVER: 'handover',
  RETURN: 'return',
  SECOND_INSPECTION: 'second inspection',
  codeSubject: 'Your one-time code for the {step} of your car',
  code: '{code} is your one-time code to confirm the {step} of {car} ({word} {reference}).\n{readings}\nGive it to our staff only if all of this is right. It is valid for {minutes} minutes.',
  HANDOVERSubject: 'Your {word} {reference}: handover of the car',
  RETURNSubject: 'Your {word} {reference}: return of the car',
  SECOND_INSPECTIONSubject: 'Your {word} {reference}: second inspection of the car',
  summary:
    'We recorded the {step} of {car} ({word} {reference}) on {when}.\n{readings}\nThe photos and a summary (PDF) are on the page of your {word}. If this is not right, please call us.\nFingerprint of this record: {hash}',
  odometer: 'Odometer: {km} km',
  EIGHTHS: 'Fuel: {fuel}/8',
  PERCENT: 'Battery: {fuel}%',
  mark: '{point}: {text}',
  DARK: 'It was dark. We may inspect the car again in daylight.',
  RAIN: 'It rained. We may inspect the car again once it is dry.',
  DIRTY: 'The car was dirty. We may inspect it again once it is clean.',
  returnMoved: 'We handed over the car late, so you can return it until {when}.',
  fareReduced: 'We handed over the car late, so your fare is {amount} lower.',
  noMarks: 'No damage was noted.',
});
