import { overTime } from './pdf-time.rules.js';
import { cpuSecondsOf, secondsIn, thisThread } from './thread-time.js';

describe('time limit of a PDF', () => {
  it('limits the CPU time of the thread regardless of other load', () => {
    expect(overTime(9.9, 40)).toBeNull();
    expect(overTime(10, 10)).toBe('endless');
    expect(overTime(10, 60)).toBe('endless');
  });

  it('reports a late read, not a bad file, after the wall-clock limit', () => {
    expect(overTime(3, 45)).toBe('late');
    expect(overTime(null, 44)).toBeNull();
    expect(overTime(null, 45)).toBe('late');
  });

  it('reads the CPU time of a thread from the system', () => {
    expect(secondsIn('12 (a) node (x) R 1 12 12 0 -1 0 0 0 0 0 150 25 0 0 20 0 1 0 5 0 0')).toBe(1.75);
    expect(cpuSecondsOf(null)).toBeNull();
    expect(cpuSecondsOf('0/task/0')).toBeNull();
    expect(cpuSecondsOf(thisThread()) ?? 0).toBeGreaterThanOrEqual(0);
  });
});
