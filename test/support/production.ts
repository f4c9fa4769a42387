/** The environment that production requires, besides a database and a secret. No service listens at its URLs. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_GATEWAY_URL: 'http://127.0.0.1:1',
  TRUST_PROXY: '127.0.0.1',
  DEV_OUTBOX: '',
  MAIL_FROM: 'cars@example.com',
  PUBLIC_URL: 'https://cars.example.com',
  RATE_LIMITS: 'on',
  SEED_DEMO: 'off',
} as const;
