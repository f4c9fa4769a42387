import { Suspense, useState } from 'react';
import { isPhoneUsed } from '../../resources/handovers/phone/phone-used';
import { officeScreen } from '../office-screen';

/** In one file with the form of a handover, which must open without network, too. */
const PhoneBanner = officeScreen('PhoneBanner');

/** Sends the records of handovers that an earlier page left on this phone, and copies the next trips to it. */
export function PhoneRecords() {
  const [isUsed] = useState(() => isPhoneUsed() || matchMedia('(pointer: coarse)').matches);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <PhoneBanner />
    </Suspense>
  );
}
