import { agrees, type ChainItem, continues, type EvidenceContent, linked } from './evidence.rules.js';

const contents = ['FRONT', 'LEFT', 'BACK'].map((point): EvidenceContent => ({
  kind: 'PHOTO',
  handover: 'h',
  point,
  sha256: point.repeat(8),
}));
const chain = linked(undefined, contents);
const firstBreak = (items: readonly ChainItem[]): number =>
  items.findIndex((item, index) => !continues(item, items[index - 1]));

describe('the chain of evidence', () => {
  it('continues after the last item, and sorts the keys of the content', () => {
    expect(firstBreak(chain)).toBe(-1);
    expect(chain[0]!.content).toBe(
      '{"handover":"h","kind":"PHOTO","point":"FRONT","sha256":"FRONTFRONTFRONTFRONTFRONTFRONTFRONTFRONT"}',
    );
    const [head, ...rest] = contents;
    const first = linked(undefined, [head!]);
    expect([...first, ...linked(first[0], rest)]).toEqual(chain);
  });

  it('detects one changed byte, two swapped items and a missing item', () => {
    const [first, second, third] = chain as [ChainItem, ChainItem, ChainItem];
    const changed = { ...second, content: second.content.replace('LEFT', 'LEFu') };
    expect(firstBreak([first, changed, third])).toBe(1);
    const exchanged = [first, { ...third, position: 2 }, { ...second, position: 3 }];
    expect(firstBreak(exchanged)).toBe(1);
    expect(firstBreak([first, third])).toBe(1);
    expect(firstBreak([first, { ...third, position: 2 }])).toBe(1);
    expect(firstBreak([{ ...first, handoverId: 'other' }, second, third])).toBe(0);
  });

  it('compares only the facts that an item contains', () => {
    const stored = { kind: 'MARK', handover: 'h', text: 'Scratch', photo: null } as const;
    expect(agrees(stored, { ...stored, later: 1 })).toBe(true);
    expect(agrees(stored, { ...stored, text: 'Scratches' })).toBe(false);
  });
});
