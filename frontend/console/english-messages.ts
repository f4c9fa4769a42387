import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Plugin, runnerImport } from 'vite';
import type { consoleHindi } from './src/app/i18n/texts.hindi.ts';

const CATALOGUE = fileURLToPath(new URL('./src/app/i18n/texts.hindi.ts', import.meta.url));

/** Generates the content of `english.ts` from the catalogue, because its keys are the English texts of the console. */
export const englishMessages: Plugin = {
  name: 'english-messages',
  apply: 'build',
  load: {
    filter: { id: /[\\/]i18n[\\/]english\.ts$/ },
    async handler() {
      const { module } = await runnerImport<{ consoleHindi: typeof consoleHindi }>(CATALOGUE, {
        configFile: false,
      });
      const texts = Object.keys(module.consoleHindi).filter((text) => text.includes('{'));
      const english = Object.fromEntries(texts.map((text) => [text, compileMessageOrThrow(text)]));
      return `export const english = ${JSON.stringify(english)};`;
    },
  },
};
