/** Input properties for the code of the authenticator app, or for a recovery code instead. */
export const FACTOR_INPUTS = {
  totp: {
    label: 'Code of the app (6 digits)',
    swap: 'Use a recovery code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 },
  },
  recoveryCode: {
    label: 'Recovery code',
    swap: 'Use the app',
    input: { inputMode: 'text', autoComplete: 'off', maxLength: 40 },
  },
} as const;

export type FactorKind = keyof typeof FACTOR_INPUTS;
export type EnteredFactor = Partial<Record<FactorKind, string>>;

export const typedFactor = (kind: FactorKind, text: string): string =>
  kind === 'totp' ? text.replace(/\D/g, '') : text;

export const otherKind = (kind: FactorKind): FactorKind => (kind === 'totp' ? 'recoveryCode' : 'totp');
