// Plain `node:http` that sends the same bytes for every request, having read and parsed a JSON body where one comes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(status, headers);
    response.end(bytes);
    return;
  }
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    JSON.parse(text);
    response.writeHead(status, headers);
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
