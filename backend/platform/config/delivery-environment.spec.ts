import { readEnvironment } from './environment.js';

const GOOD = { APP_SECRET: 'x'.repeat(32), DATA_DIR: '/nowhere' };
const PRODUCTION = {
  ...GOOD,
  APP_SECRET: '9f2c4a7be1d0536882b1c7fe90aa34d1',
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/rental',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'cars@example.com',
  SMS_GATEWAY_URL: 'https://sms.example.com',
  PUBLIC_URL: 'https://cars.example.com',
};
const DLT = { SMS_DLT_ENTITY_ID: '1101', SMS_DLT_HEADER: 'CTYCAR' };

describe('mail server', () => {
  it.each([
    [{}, true],
    [{ SMTP_URL: 'smtp://127.0.0.1:25' }, false],
    [{ SMTP_TLS: 'optional' }, false],
    [{ SMTP_URL: 'smtp://localhost', SMTP_TLS: 'required' }, true],
  ])('requires TLS in production with %j (%s)', (variables, requiresTls) => {
    expect(readEnvironment({ ...PRODUCTION, ...variables }).mailServer?.requiresTls).toBe(requiresTls);
  });

  it('needs no TLS outside production', () => {
    expect(readEnvironment({ ...GOOD, SMTP_URL: 'smtp://mail:1025' }).mailServer?.requiresTls).toBe(false);
  });

  it.each([
    [{ SMTP_TLS: 'off' }, /SMTP_TLS is "off"/],
    [{ DKIM_DOMAIN: 'example.com' }, /DKIM_SELECTOR is missing; it belongs to DKIM_DOMAIN/],
    [
      { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'a', DKIM_KEY_FILE: '/nowhere/key.pem' },
      /DKIM_KEY_FILE cannot be read/,
    ],
  ])('is refused with %j', (variables, problem) => {
    expect(() => readEnvironment({ ...GOOD, SMTP_URL: 'smtp://mail', ...variables })).toThrow(problem);
  });
});

describe('WhatsApp', () => {
  const WHATSAPP = {
    WHATSAPP_URL: 'https://graph.example.com/v23.0/1/messages',
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_TEMPLATE: 'staff_code',
  };
  const { SMS_GATEWAY_URL, ...withoutGateway } = PRODUCTION;

  it('replaces the SMS gateway in production', () => {
    const { whatsApp, smsGateway } = readEnvironment({ ...withoutGateway, ...WHATSAPP });
    expect(whatsApp).toEqual({
      url: WHATSAPP.WHATSAPP_URL,
      token: 'token',
      template: 'staff_code',
      notices: {},
      language: 'en',
    });
    expect(smsGateway).toBeNull();
    expect(() => readEnvironment(withoutGateway)).toThrow(/SMS_GATEWAY_URL is missing.*or WHATSAPP_URL/);
  });

  it.each([
    [{ ...WHATSAPP, WHATSAPP_TOKEN: '' }, /WHATSAPP_TOKEN is missing; it belongs to WHATSAPP_URL/],
    [{ WHATSAPP_LANGUAGE: 'hi' }, /WHATSAPP_URL is missing; it belongs to WHATSAPP_LANGUAGE/],
    [{ ...WHATSAPP, SMS_GATEWAY_URL }, /WHATSAPP_URL takes the place of SMS_GATEWAY_URL/],
    [{ ...WHATSAPP, WHATSAPP_URL: 'graph.example.com' }, /WHATSAPP_URL is not a usable address/],
  ])('is refused with %j', (variables, problem) => {
    expect(() => readEnvironment({ ...GOOD, ...variables })).toThrow(problem);
  });
});

describe('registration of SMS', () => {
  it('is complete or absent in production', () => {
    expect(readEnvironment(PRODUCTION).smsGateway?.dlt).toBeNull();
    const templates = 'ADMIN_CODE=1107, DESK_CODE=1108, MOBILE_CODE=1109';
    expect(readEnvironment({ ...PRODUCTION, ...DLT, SMS_DLT_TEMPLATES: templates }).smsGateway?.dlt).toEqual({
      entityId: '1101',
      header: 'CTYCAR',
      templates: { ADMIN_CODE: '1107', DESK_CODE: '1108', MOBILE_CODE: '1109' },
    });
    expect(() => readEnvironment({ ...PRODUCTION, ...DLT, SMS_DLT_TEMPLATES: 'ADMIN_CODE=1107' })).toThrow(
      /SMS_DLT_TEMPLATES has no id for DESK_CODE, MOBILE_CODE/,
    );
  });

  it.each([
    [DLT, /SMS_DLT_TEMPLATES is missing; it belongs to SMS_DLT_ENTITY_ID/],
    [{ ...DLT, SMS_DLT_TEMPLATES: 'CODE=1' }, /SMS_DLT_TEMPLATES names CODE; expected ADMIN_CODE, DESK_CODE/],
  ])('is refused with %j', (variables, problem) => {
    expect(() => readEnvironment({ ...GOOD, ...variables })).toThrow(problem);
  });
});
