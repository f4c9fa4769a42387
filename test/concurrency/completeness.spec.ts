import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from './commands';
import { findSourceFiles, findWriteFiles, isWrite, NOT_CONCERNED, shortName } from './write-files';

const LOCKS = readFileSync(join(__dirname, '../../docs/locks.md'), 'utf8');
const LINE = /^\| `(backend\/[^`]+\.ts)` +\| (.+?) +\|$/gm;

describe('table of commands', () => {
  const files = findWriteFiles();
  const names = files.map(shortName);
  const covered = new Set(COMMANDS.flatMap(({ covers }) => covers));

  it('contains a command for every write file, or a reason for its absence', () => {
    expect(names.filter((name) => !covered.has(name) && !(name in NOT_CONCERNED))).toEqual([]);
  });

  it('refers only to existing files, and every write file has a unique name', () => {
    const existing = findSourceFiles().map(shortName);
    expect(new Set(names).size).toBe(names.length);
    expect([...covered].filter((name) => !existing.includes(name))).toEqual([]);
    expect(Object.keys(NOT_CONCERNED).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has a unique name for every command', () => {
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
  });

  it('detects a new write file', () => {
    const path = 'backend/modules/rentals/new-command.ts';
    expect(isWrite(path, "manager.query('UPDATE rentals SET status = $1')")).toBe(true);
    expect(isWrite(path, 'WITH gone AS (DELETE FROM\n occupancies) SELECT 1')).toBe(true);
    expect(isWrite(path, 'manager.update(Car, { id }, next)')).toBe(true);
    expect(isWrite(path, 'return this.unitOfWork.run(async (manager) => {')).toBe(true);
    expect(isWrite(path, "manager.query('SELECT status FROM rentals')")).toBe(false);
  });
});

describe('docs/locks.md', () => {
  const lines = new Map([...LOCKS.matchAll(LINE)].map(([, path, locks]) => [path!, locks!]));

  it('has one line for every write file and for no other', () => {
    expect([...lines.keys()].sort()).toEqual(findWriteFiles());
  });

  it('lists the locks of every file in the global order', () => {
    const order = [
      'idempotency key',
      'desk rental',
      'one-time code',
      'car',
      'customer',
      'payment',
      'refund',
      'rental',
      'drawer',
      'document series',
    ];
    for (const [path, locks] of lines) {
      const ranks = locks.split(', ').map((lock) => order.indexOf(lock.replace(/ \(.*\)$/, '')));
      const isSorted = ranks.every((rank, index) => rank >= 0 && (index === 0 || ranks[index - 1]! < rank));
      expect([path, isSorted || locks.startsWith('none')]).toEqual([path, true]);
    }
  });
});
