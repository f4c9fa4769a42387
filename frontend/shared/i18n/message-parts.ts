import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Returns the distinct argument names of an ICU message. */
export const argumentsOf = (text: string): string[] => argumentsIn(compileMessageOrThrow(text));

export const argumentsIn = (message: CompiledMessage): string[] =>
  [...new Set(partsOf(message).names)].sort();

/** Returns the words of all cases of an ICU message, without its arguments. */
export const wordsOf = (text: string): string => partsOf(compileMessageOrThrow(text)).words.join('');

const isMessage = (part: unknown): part is CompiledMessage => Array.isArray(part);

function partsOf(compiled: CompiledMessage): { names: string[]; words: string[] } {
  const names: string[] = [];
  const words: string[] = [];
  function visit(message: CompiledMessage): void {
    for (const token of message) {
      if (typeof token === 'string') words.push(token);
      else {
        const [name, , cases] = token;
        names.push(name);
        if (cases && typeof cases === 'object')
          for (const part of Object.values(cases)) if (isMessage(part)) visit(part);
      }
    }
  }
  visit(compiled);
  return { names, words };
}
