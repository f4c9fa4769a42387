import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { openSealed } from './open-sealed.js';
import { HEADER_BYTES, keyIdOf, sealFile } from './sealed-file.rules.js';

const SEGMENT = 65_536;
const ring = { id: randomBytes(4), key: randomBytes(32) };
const seal = (bytes: Buffer, context = 'row 1'): Buffer => sealFile(bytes, ring, context);

async function open(
  sealed: Buffer,
  { context = 'row 1', key = ring.key } = {},
): Promise<{ bytes: number; content: Buffer; damages: number }> {
  let damages = 0;
  const chunks: Buffer[] = [];
  try {
    const { stream, bytes } = await openSealed({
      stored: { stream: Readable.from(cut(sealed), { objectMode: false }), bytes: sealed.length },
      context,
      keyOf: () => key,
      openWhole: (whole) => whole,
      onDamage: () => (damages += 1),
    });
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { bytes, content: Buffer.concat(chunks), damages };
  } catch {
    return { bytes: -1, content: Buffer.concat(chunks), damages };
  }
}

function* cut(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
}

const segmentsOf = (sealed: Buffer): Buffer[] => {
  const ends = [HEADER_BYTES + SEGMENT - 40];
  while (ends.at(-1)! < sealed.length) ends.push(ends.at(-1)! + SEGMENT);
  return ends.map((end, index) => sealed.subarray(index === 0 ? HEADER_BYTES : ends[index - 1], end));
};

describe('sealed file', () => {
  it.each([0, 1, SEGMENT - 57, SEGMENT - 56, SEGMENT - 55, 2 * SEGMENT - 72, 2 * SEGMENT - 71, 300_000])(
    'opens with %i bytes',
    async (size) => {
      const content = randomBytes(size);
      const sealed = seal(content);
      expect(keyIdOf(sealed)).toEqual(ring.id);
      expect(await open(sealed)).toEqual({ bytes: size, content, damages: 0 });
    },
  );

  it('returns no wrong byte of an altered file', async () => {
    const content = randomBytes(3 * SEGMENT);
    const sealed = seal(content);
    const [one, two, three, four] = segmentsOf(sealed) as [Buffer, Buffer, Buffer, Buffer];
    const head = sealed.subarray(0, HEADER_BYTES);
    const flipped = [8, 20, 45, HEADER_BYTES, 70_000, 140_000, sealed.length - 1].map((at) => {
      const altered = Buffer.from(sealed);
      altered[at]! ^= 1;
      return altered;
    });
    const altered = [
      ...flipped,
      Buffer.concat([head, one, three, two, four]),
      Buffer.concat([head, one, two, two, three, four]),
      Buffer.concat([head, two, three, four]),
      Buffer.concat([head, one, two, three]),
      Buffer.concat([head, one]),
      Buffer.concat([sealed, Buffer.alloc(1)]),
      sealed.subarray(0, -1),
      head,
    ];
    for (const [index, bytes] of altered.entries()) {
      const opened = await open(bytes);
      expect([index, opened.bytes]).toEqual([index, -1]);
      expect(content.subarray(0, opened.content.length).equals(opened.content)).toBe(true);
    }
  });

  it('does not open with another context or another key', async () => {
    const sealed = seal(randomBytes(100));
    expect((await open(sealed, { context: 'row 2' })).bytes).toBe(-1);
    expect((await open(sealed, { key: randomBytes(32) })).bytes).toBe(-1);
  });

  it('reports damage after the first segment', async () => {
    const sealed = seal(randomBytes(2 * SEGMENT));
    sealed[sealed.length - 1]! ^= 1;
    expect((await open(sealed)).damages).toBe(1);
  });
});
