import { lazy, Suspense, useState } from 'react';
import { isPhoneUsed } from '../../resources/handovers/phone/phone-used';

/** The screens of the office contain the form of a handover, which must open without network. */
const Banner = lazy(async () => {
  const [{ PhoneBanner }] = await Promise.all([
    import('../../resources/handovers/phone/PhoneBanner'),
    import('../office-screens'),
  ]);
  return { default: PhoneBanner };
});

/** Sends the records of handovers that an earlier page left on this phone. */
export function PhoneRecords() {
  const [isUsed] = useState(isPhoneUsed);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  );
}
