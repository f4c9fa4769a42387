/** Posts to the processes in turn, as a client at the IP address that their proxy forwards. */
export function postInTurn(
  processes: () => readonly { url: string }[],
): (path: string, body: object, address: string, cookie?: string) => Promise<Response> {
  let count = 0;
  return (path, body, address, cookie) => {
    const urls = processes().map(({ url }) => url);
    return fetch(urls[(count += 1) % urls.length]! + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
    });
  };
}
