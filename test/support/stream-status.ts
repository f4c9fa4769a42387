import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';

/** Reads only the beginning of the response, because a stream does not end. */
export async function statusOfStream(
  url: string,
  authorization: string | null,
): Promise<{ status: number; code: number }> {
  const request = http.get(url, { headers: authorization === null ? {} : { authorization } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const status = response.statusCode!;
  if (status !== 200) return { status, code: ((await json(response)) as { code: number }).code };
  // `fetch` keeps the connection of a cancelled body open, and the server would wait for it when it stops.
  request.destroy();
  return { status, code: 0 };
}
