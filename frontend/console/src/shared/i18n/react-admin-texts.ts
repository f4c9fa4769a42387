import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import englishMessages from 'ra-language-english';

interface Group {
  readonly [name: string]: string | Group;
}

/** Compiles `Page %{page}`, the form that react-admin uses. */
const compilePart = (text: string): CompiledMessage =>
  text.split(/%\{(\w+)\}/).map((part, index) => (index % 2 ? [part] : part));

/** Compiles `1 item |||| %{smart_count} items`, the form that react-admin uses. */
function compile(text: string): CompiledMessage {
  const [one = [], other] = text.split(' |||| ').map(compilePart);
  return other ? [['smart_count', 'plural', { offset: undefined, one, other }]] : one;
}

const compileGroup = (group: Group, path: string): [string, CompiledMessage][] =>
  Object.entries(group).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, compile(text)]] : compileGroup(text, `${path}${name}.`),
  );

/** react-admin's own English texts by key, such as `ra.action.cancel`. */
export const reactAdminEnglish: Record<string, CompiledMessage> = Object.fromEntries(
  compileGroup(englishMessages as unknown as Group, ''),
);
