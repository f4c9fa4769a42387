import { Agent, request } from 'node:http';
import { picture } from '../support/pictures';

/** One HTTP call that a command makes. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token: string;
  body?: object;
  /** The fields of a form, instead of a JSON body; `file` is the name of the image's field. */
  form?: { fields: Record<string, string>; file?: string };
  /** The `Idempotency-Key`. */
  key?: string;
}

/** The HTTP status and the code of the response, such as `409 1012`. */
export type Answer = string;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let pictureBytes: Promise<Buffer> | null = null;

export async function send(baseUrl: string, call: Call): Promise<Answer> {
  const { contentType, payload } = await encode(call);
  const headers = {
    ...(call.token && { authorization: `Bearer ${call.token}` }),
    ...(payload && { 'content-type': contentType, 'content-length': payload.length }),
    ...(call.key && { 'idempotency-key': call.key }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(baseUrl + call.path, { method: call.method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(`${response.statusCode} ${codeOf(text)}`.trim()));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

async function encode({ body, form }: Call): Promise<{ contentType: string; payload?: Buffer }> {
  if (!form) return { contentType: 'application/json', payload: body && Buffer.from(JSON.stringify(body)) };
  const boundary = 'boundary-of-a-form';
  const parts = Object.entries(form.fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const contentType = `multipart/form-data; boundary=${boundary}`;
  if (!form.file) return { contentType, payload: Buffer.from(`${parts.join('')}--${boundary}--\r\n`) };
  pictureBytes ??= picture(1);
  const payload = Buffer.concat([
    Buffer.from(
      `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${form.file}"; filename="p.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    await pictureBytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { contentType, payload };
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: number }).code ?? '');
  } catch {
    return '';
  }
}
