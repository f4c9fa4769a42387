/**
 * An object with a value for each argument of an ICU message: a number for a plural, a string for a select, either for
 * a plain one. Cases of a plural or select may contain plain arguments. `unknown` for a text without arguments.
 */
export type ParamsOf<Text extends string> = Text extends `${string}{${infer FromName}`
  ? FromName extends `${infer Argument}}${infer Rest}`
    ? Argument extends `${infer Name}, ${infer Kind}, ${string}`
      ? Record<Name, Kind extends 'select' ? string : number> & CasesOf<FromName>
      : Record<Argument, string | number> & ParamsOf<Rest>
    : unknown
  : unknown;

/** The parameters of a text that begins before the brace that opens a case. */
type CasesOf<Text extends string> = Text extends `${string}{${infer Case}` ? CaseOf<Case> : unknown;

/** The parameters of a text that begins inside a case: reads to its closing brace, then the next case or the end of the argument. */
type CaseOf<Text extends string> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${string}{${infer Name}`
    ? Record<Name, string | number> & CaseOf<Rest>
    : Rest extends `}${infer Following}`
      ? ParamsOf<Following>
      : CasesOf<Rest>
  : unknown;

/** The parameters of a message at run time. */
export type MessageParams = Readonly<Record<string, string | number>>;
