import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TemporaryFolder } from './temporary-folder.js';

const HOUR_SECONDS = 3_600;

describe('folder of temporary files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-files-'));
  const files = new TemporaryFolder(folder);
  afterAll(() => {
    files.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([0, 1, 65_480, 65_481, 300_000])('stores %i bytes encrypted and returns them', async (size) => {
    const content = randomBytes(size);
    const file = await files.create();
    // Pieces that end before, at and after a segment.
    await file.write([content.subarray(0, 7), content.subarray(7, 65_480), content.subarray(65_480)]);
    const [name] = readdirSync(folder);
    const onDisk = readFileSync(join(folder, name!));
    for (let at = 0; at + 16 <= size; at += 4_096)
      expect(onDisk.includes(content.subarray(at, at + 16))).toBe(false);
    expect((await file.read()).equals(content)).toBe(true);
    await file.remove();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('returns replaced content, and rejects an altered file', async () => {
    const file = await files.create();
    await file.write([randomBytes(200_000)]);
    await file.write([Buffer.from('new')]);
    expect((await file.read()).toString()).toBe('new');
    const path = join(folder, readdirSync(folder)[0]!);
    const bytes = readFileSync(path);
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(path, bytes);
    await expect(file.read()).rejects.toThrow();
    await file.remove();
  });

  it('removes files older than an hour, at start-up and then every hour', async () => {
    const leave = (name: string, ageSeconds: number): void => {
      const path = join(folder, name);
      writeFileSync(path, 'x');
      const time = Date.now() / 1000 - ageSeconds;
      utimesSync(path, time, time);
    };
    const timer = jest.spyOn(globalThis, 'setInterval');
    leave('old', HOUR_SECONDS + 60);
    leave('young', HOUR_SECONDS - 60);
    await files.keepClean(() => undefined);
    expect(readdirSync(folder)).toEqual(['young']);
    const [again, everyMs] = timer.mock.calls[0] as unknown as [() => void, number];
    expect(everyMs).toBe(HOUR_SECONDS * 1000);
    leave('young', HOUR_SECONDS + 60);
    again();
    for (let turn = 0; turn < 1_000 && readdirSync(folder).length > 0; turn += 1)
      await new Promise(setImmediate);
    expect(readdirSync(folder)).toEqual([]);
  });
});
