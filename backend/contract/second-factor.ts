import { Token } from './customers/people.js';

/** `data` of 1021. */
export class SecondFactorNeeded {
  /**
   * Send it with the second factor.
   * @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11
   */
  challengeId: string;
  /**
   * True if the staff member has to set up an authenticator app first.
   * @example false
   */
  enrolment: boolean;
}

/** A new secret for an authenticator app. */
export class AuthenticatorSecret {
  /**
   * The content of the QR code for an authenticator app.
   * @example "otpauth://totp/Car%20rental:9000000001?issuer=Car%20rental&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
   */
  otpauthUri: string;
  /**
   * The secret in base32, for apps that cannot scan a QR code.
   * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
   */
  secret: string;
}

export class RecoveryCodes {
  /**
   * Each code replaces a code of the authenticator app once. Only this response shows them.
   * @example ["7K2M-Q9XT-4HVC-WB0N"]
   */
  recoveryCodes: string[];
}

export class EnrolledToken extends Token {
  /** @example ["7K2M-Q9XT-4HVC-WB0N"] */
  recoveryCodes: string[];
}

/** `/console/second-factor` */
export class OwnSecondFactor {
  /**
   * When the caller set it up; null if it is off.
   * @example 2026-11-20T08:15:00.000Z
   */
  since: string | null;
  /** @example 10 */
  recoveryCodesLeft: number;
  /**
   * Whether this installation requires one for every sign-in.
   * @example false
   */
  isRequired: boolean;
}

/** `/console/proof` */
export class StaffProof {
  /**
   * Minutes for which the proof stays valid, so that no call returns 1022.
   * @example 5
   */
  validMinutes: number;
}
