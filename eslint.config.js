import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import ts from 'typescript-eslint';

/** What has effects of its own, Node, packages, the product from far to near, and the styles of the file last. */
const IMPORT_GROUPS = [
  ['^\\u0000'],
  ['^node:', '^@?\\w', '^#', '^@contract/', '^@shared/', '^@/', '^\\.\\.', '^\\.', '^[^\\u0000].*\\.css$'],
];

/** The types of these files come from this project. */
const typed = (project, files, ignores = []) => ({
  files,
  ignores,
  languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
});

const fewDependencies = {
  selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>7]",
  message: 'A class takes at most seven dependencies: move a step of its work into a class of its own.',
};

const fewParameters = {
  // A constructor takes what it keeps, a test of a table its columns.
  selector: ':function[params.length>4]:not(MethodDefinition[kind="constructor"] > *, CallExpression > *)',
  message: 'Take at most four parameters; pass what belongs together as one object.',
};

const namedParameters = {
  selector:
    'CallExpression:matches([callee.property.name="query"], [callee.name="changeOneRow"]) > ArrayExpression[elements.length>5]',
  message: 'Name the parameters of this statement: backend/platform/database/named.ts.',
};

const WORDS = '[value=/[A-Za-z]{2}/]';
const message = 'Look the text up with t(), so that it is shown in Hindi too.';

/** Texts that would be shown in English to everybody. */
const untranslated = [
  `JSXText${WORDS}`,
  `JSXElement > JSXExpressionContainer > Literal${WORDS}`,
  `JSXElement > JSXExpressionContainer > ConditionalExpression > Literal${WORDS}`,
  `JSXAttribute[name.name=/^(alt|aria-label|aria-description)$/] Literal${WORDS}`,
  `JSXOpeningElement[name.name=/^([a-z].*|Alert|Button|Chip|FormControlLabel|IconButton|TextField|Tooltip)$/] > JSXAttribute[name.name=/^(label|title|placeholder|helperText)$/] Literal${WORDS}`,
].map((selector) => ({ selector: `${selector}:not(CallExpression Literal)`, message }));

const untypedInputs = {
  name: 'react-admin',
  importNames: ['AutocompleteInput', 'BooleanInput', 'DateInput', 'NumberInput', 'SelectInput', 'TextInput'],
  message: 'Their labels can be any text: import them from ui/forms/inputs.',
};

export default ts.config(
  { ignores: ['dist/', 'data/', 'node_modules/', '.dependency-cruiser.cjs'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  typed('./tsconfig.json', ['backend/**/*.ts'], ['**/*.spec.ts']),
  typed('./test/tsconfig.json', ['backend/**/*.spec.ts', 'test/**/*.ts']),
  typed('./frontend/site/tsconfig.json', ['frontend/{site,shared}/**/*.{ts,tsx}']),
  typed('./frontend/console/tsconfig.json', ['frontend/console/**/*.{ts,tsx}']),
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // `onClick={() => close()}` reads better than a block, and returns nothing all the same.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Brackets show that a key is data, and that no type declares it.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // The classes of the contract and of DTOs describe plain objects.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // An empty text stands for none as well.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', fewParameters],
    },
  },
  {
    // Nest reads constructor parameter types at run time, so they must not be type-only imports.
    files: ['backend/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    ignores: ['backend/platform/database/migrations/*.ts'],
    rules: { 'simple-import-sort/imports': ['error', { groups: IMPORT_GROUPS }] },
  },
  {
    // Migrations that landed are never edited.
    files: ['backend/platform/database/migrations/*.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // One rejection that nobody handles ends the process; `void` would hide it from this rule.
    files: ['backend/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      'no-restricted-syntax': ['error', fewParameters, fewDependencies, namedParameters],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['frontend/**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    rules: {
      // A component's own `role` is no attribute of an element.
      'jsx-a11y-x/aria-role': ['error', { ignoreNonDOM: true }],
      // Dialogs and sign-in forms choose the control that has the focus when they open.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A region that scrolls must be within reach of the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      // Browsers give a canvas no role of its own.
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { canvas: ['img'] }],
      // Hovering and dropped files only add to what the controls inside do.
      'jsx-a11y-x/no-static-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
      ],
    },
  },
  {
    files: ['test/**/*.ts', '**/*.spec.ts'],
    rules: {
      // The body of an answer has no type; a wrong guess about it fails the test that makes it.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowAny: true }],
      // One `describe` holds all tests of its subject.
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['frontend/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', fewParameters, ...untranslated] },
  },
  {
    files: ['frontend/console/src/**/*.{ts,tsx}'],
    ignores: [
      'frontend/console/src/shared/ui/forms/inputs.ts',
      'frontend/console/src/shared/ui/lists/columns.ts',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: [untypedInputs] }],
      'no-restricted-properties': [
        'error',
        { object: 'DataTable', property: 'Col', message: 'Its label can be any text: use columnOf().' },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
