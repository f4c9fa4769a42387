import { useMutation } from '@tanstack/react-query';
import type { AadhaarQrChecked } from '@contract/customers/people';
import { ApiError, request } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { rentalToken } from '@/lib/session';
import { qrMessages } from './qr-messages';
import { readQr } from './read-qr';

/** The photo contains no Secure QR code. */
class NoSecureQr extends Error {
  constructor(readonly key: 'notFound' | 'otherCode') {
    super(key);
  }
}

/**
 * Reads the code in a photo on this device and sends its digits. Other codes are not sent, because they may contain a
 * complete Aadhaar number.
 */
export function useQrCheck(consentVersion: string, onChecked: (checked: AadhaarQrChecked) => void) {
  const t = useText(qrMessages);
  const localize = useLocalize();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (photo: File) => {
      const texts = await readQr(photo);
      const qr = texts.find((text) => /^\d+$/.test(text));
      if (!qr) throw new NoSecureQr(texts.length > 0 ? 'otherCode' : 'notFound');
      const options = { method: 'POST', token: rentalToken(), body: { qr, consentVersion } } as const;
      return (await request<AadhaarQrChecked>('/api/user/aadhaar-qr', options)).data;
    },
    onSuccess: onChecked,
  });

  function problem(): string | undefined {
    if (!error) return undefined;
    if (error instanceof NoSecureQr) return t(error.key);
    if (error instanceof ApiError && error.http < 500) return localize(error.fieldError('qr') ?? error);
    return t('failed');
  }

  return { check: mutate, isChecking: isPending, problem: problem() };
}
