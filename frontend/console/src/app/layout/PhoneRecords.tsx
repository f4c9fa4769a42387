import { Suspense, useState } from 'react';
import { isPhoneUsed } from '../../resources/handovers/phone/phone-used';
import { officeScreen } from '../office-screen';

/** Comes from the same file as the handover form, because both must open without network. */
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
