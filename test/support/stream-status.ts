/** Reads only the beginning of the response, because a stream does not end. */
export async function statusOfStream(
  url: string,
  authorization: string | null,
): Promise<{ status: number; code: number }> {
  const response = await fetch(url, { headers: authorization === null ? {} : { authorization } });
  if (!response.ok)
    return { status: response.status, code: ((await response.json()) as { code: number }).code };
  await response.body?.cancel();
  return { status: response.status, code: 0 };
}
