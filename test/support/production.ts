/** What production requires of the environment, beside a database and a secret. Nothing listens at its addresses. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_GATEWAY_URL: 'http://127.0.0.1:1',
  MAIL_FROM: 'cars@example.com',
  PUBLIC_URL: 'https://cars.example.com',
  RATE_LIMITS: 'on',
  SEED_DEMO: 'off',
} as const;
