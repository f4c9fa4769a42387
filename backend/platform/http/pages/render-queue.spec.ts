import { RenderQueue } from './render-queue.js';

describe('the queue of pages to render', () => {
  it('renders one at a time, in order, and goes on after a failure', async () => {
    const queue = new RenderQueue(Infinity);
    const log: string[] = [];
    const render = (name: string) => async () => {
      log.push(`${name} starts`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('cannot be rendered');
      return name;
    };
    const answers = await Promise.allSettled(
      ['a', 'b', 'c'].map(async (name) => queue.run(name, render(name))),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`]));
  });

  it('refuses an address that had its number in this minute, and no other', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const queue = new RenderQueue(2);
    const from = (address: string) => queue.run(address, () => Promise.resolve(true));
    expect([await from('a'), await from('a'), await from('a'), await from('b')]).toEqual([
      true,
      true,
      null,
      true,
    ]);
    jest.spyOn(Date, 'now').mockReturnValue(1_060_000);
    expect(await from('a')).toBe(true);
    jest.restoreAllMocks();
  });

  it('refuses what would wait too long', async () => {
    const queue = new RenderQueue(Infinity);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const turns = Array.from({ length: 40 }, (_, n) => queue.run(String(n), () => gate));
    const accepted = turns.filter((turn) => turn !== null);
    expect(accepted).toHaveLength(16);
    open();
    await Promise.all(accepted);
  });
});
