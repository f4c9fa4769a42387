import { RenderQueue } from './render-queue.js';

describe('RenderQueue', () => {
  it('renders one page at a time, in order, and continues after a failure', async () => {
    const queue = new RenderQueue();
    const log: string[] = [];
    const render = (name: string) => async () => {
      log.push(`${name} starts`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('cannot be rendered');
      return name;
    };
    const answers = await Promise.allSettled(['a', 'b', 'c'].map(async (name) => queue.run(render(name))));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} starts`, `${name} ends`]));
  });

  it('refuses pages that would wait too long', async () => {
    const queue = new RenderQueue();
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const turns = Array.from({ length: 40 }, () => queue.run(() => gate));
    const accepted = turns.filter((turn) => turn !== null);
    expect(accepted).toHaveLength(16);
    open();
    await Promise.all(accepted);
  });
});
