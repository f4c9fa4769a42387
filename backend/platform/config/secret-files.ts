import { readFileSync } from 'node:fs';

const SECRETS = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'BACKUP_SECRET',
  'BACKUP_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMS_GATEWAY_TOKEN',
  'WHATSAPP_TOKEN',
  'METRICS_TOKEN',
] as const;

/**
 * Reads secrets from files that variables such as `APP_SECRET_FILE=/run/secrets/app_secret` name, so that the
 * environment does not contain the secrets. Returns the variables with the secrets, and the problems.
 */
export function withSecretFiles(given: ReadonlyMap<string, string>): {
  variables: Map<string, string>;
  problems: string[];
} {
  const variables = new Map(given);
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = given.get(`${name}_FILE`);
    if (file === undefined) continue;
    variables.delete(`${name}_FILE`);
    const secret = contentOf(file);
    if (given.has(name)) problems.push(`${name} and ${name}_FILE are both set; remove one of them.`);
    else if (secret === '')
      problems.push(`${name}_FILE cannot be read; expected a file with the value of ${name}.`);
    else variables.set(name, secret);
  }
  return { variables, problems };
}

/** Empty if the file cannot be read. */
export function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
