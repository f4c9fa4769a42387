// Rules of this project for the linter. Each rule forbids the code that its selectors match.
const forbid = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

const WORDS = '[value=/[A-Za-z]{2}/]';
const COMPONENTS = '[a-z].*|Alert|Button|Chip|FormControlLabel|IconButton|TextField|Tooltip';

/** Texts that would appear in English in every language. */
const untranslated = [
  `JSXText${WORDS}`,
  `JSXElement > JSXExpressionContainer > Literal${WORDS}`,
  `JSXElement > JSXExpressionContainer > ConditionalExpression > Literal${WORDS}`,
  `JSXAttribute[name.name=/^(alt|aria-label|aria-description)$/] Literal${WORDS}`,
  `JSXOpeningElement[name.name=/^(${COMPONENTS})$/] > JSXAttribute[name.name=/^(label|title|placeholder|helperText)$/] Literal${WORDS}`,
].map((selector) => `${selector}:not(CallExpression Literal)`);

export default {
  meta: { name: 'product' },
  rules: {
    'days-in-words': forbid(
      'The browser would show its own format, which may be that of another country: use daySlots().',
      "JSXOpeningElement:has(JSXAttribute[name.name='type'] Literal[value=/^date/]):not(:has(CallExpression[callee.name='daySlots']))",
    ),
    'few-dependencies': forbid(
      'A class takes at most seven dependencies: move a step of its work into a class of its own.',
      "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>7]",
    ),
    'few-parameters': forbid(
      'Take at most four parameters; pass what belongs together as one object.',
      // Exceptions: constructors, whose parameters are dependencies, and tests of a table, whose parameters are
      // columns.
      ':function[params.length>4]:not(MethodDefinition[kind="constructor"] > *, CallExpression > *)',
    ),
    'labelled-columns': forbid(
      'Its label can be any text: use columnOf().',
      ':matches(MemberExpression, JSXMemberExpression)[object.name="DataTable"][property.name="Col"]',
    ),
    'named-parameters': forbid(
      'Name the parameters of this statement: backend/platform/database/named.ts.',
      'CallExpression:matches([callee.property.name="query"], [callee.name="changeOneRow"]) > ArrayExpression[elements.length>5]',
    ),
    'translated-texts': forbid(
      'Look the text up with t(), so that it is shown in Hindi too.',
      ...untranslated,
    ),
  },
};
