import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import ts from 'typescript-eslint';
import { wireTypeRule } from './scripts/wire-type-rule.mjs';

/** Side-effect imports, Node, packages, the product from far to near, and the file's styles last. */
const IMPORT_GROUPS = [
  ['^\\u0000'],
  ['^node:', '^@?\\w', '^#', '^@contract/', '^@shared/', '^@/', '^\\.\\.', '^\\.', '^[^\\u0000].*\\.css$'],
];

/** Uses this project for the types of these files. */
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
  // Constructors take dependencies, and tests of a table take its columns.
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

/** Texts that would appear in English in every language. */
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
      // `onClick={() => close()}` reads better than a block.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Brackets mark a key as data that no type declares.
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
    // An unhandled rejection ends the process; `void` would hide it from this rule.
    files: ['backend/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      'no-restricted-syntax': ['error', fewParameters, fewDependencies, namedParameters],
    },
  },
  {
    files: ['backend/contract/**/*.ts', 'backend/**/*.dto.ts'],
    plugins: { contract: { rules: { 'wire-types': wireTypeRule } } },
    rules: { 'contract/wire-types': 'error' },
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
      // A component's `role` property is not an attribute of an element.
      'jsx-a11y-x/aria-role': ['error', { ignoreNonDOM: true }],
      // Dialogs and sign-in forms set their first focus.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A scrolling region must be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      // A canvas has no implicit role.
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { canvas: ['img'] }],
      // Hovering and dropping files only supplement the controls inside.
      'jsx-a11y-x/no-static-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
      ],
    },
  },
  {
    files: ['test/**/*.ts', '**/*.spec.ts'],
    rules: {
      // Response bodies have no type; a wrong assumption fails the test.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowAny: true }],
      // A `describe` contains all tests of its subject.
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
