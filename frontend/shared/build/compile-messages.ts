import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Plugin, Visitor } from 'vite';

/** Files whose object literals contain message texts and no other strings. */
const CATALOGUE = /(messages|hindi)\.ts$/;

/** Compiles ICU message texts, so that browsers load no parser for them. */
export const compileMessages: Plugin = {
  name: 'compile-messages',
  transform: {
    filter: { id: CATALOGUE },
    handler(source) {
      let code = '';
      let end = 0;
      new Visitor({
        Property({ value }) {
          if (value.type !== 'Literal' || typeof value.value !== 'string') return;
          code += source.slice(end, value.start) + JSON.stringify(compileMessageOrThrow(value.value));
          end = value.end;
        },
      }).visit(this.parse(source, { lang: 'ts' }));
      return { code: code + source.slice(end), map: null };
    },
  },
};
