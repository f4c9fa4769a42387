import { consentInForce } from '../../../backend/modules/customers/consents/consent-in-force';
import { DEFAULT_SETTINGS } from '../../../backend/modules/settings/business-settings';
import { QR_SIGNER } from '../secrets';
import type { Command } from './command';

export const CONSENT_COMMANDS: Command[] = [
  {
    name: 'check an Aadhaar QR code',
    covers: ['check-aadhaar-qr', 'aadhaar-checks'],
    needs: [],
    groups: ['approval'],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/user/aadhaar-qr',
      token: fixture.customer.account.token,
      body: { qr: QR_SIGNER.code(), consentVersion: DEFAULT_SETTINGS.consentVersion },
    }),
  },
  {
    name: 'withdraw the consent to the QR code check',
    covers: ['withdraw-qr-consent', 'consents'],
    needs: [],
    groups: ['approval'],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/user/consents/withdrawal',
      token: fixture.customer.account.token,
      body: { purpose: 'AADHAAR_QR' },
    }),
  },
  {
    name: 'withdraw the newsletter',
    covers: ['withdraw-own-consent'],
    needs: [],
    groups: [],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/user/consents/withdrawal',
      token: fixture.customer.account.token,
      body: { purpose: 'NEWSLETTER' },
    }),
  },
  {
    name: 'agree to the consent',
    covers: ['give-consent', 'consents'],
    needs: [],
    groups: [],
    call: (fixture) => ({
      method: 'PUT',
      path: '/api/user/consent',
      token: fixture.customer.account.token,
      body: consentInForce(DEFAULT_SETTINGS),
    }),
  },
];
