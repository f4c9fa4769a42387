import ts from 'typescript';

export interface Found {
  /** In English; values of a template are written as `{}`. */
  text: string;
  line: number;
  /** Shown untranslated: passed neither to `t` nor to a component that translates. */
  bare: boolean;
}

/** Attributes whose text is shown or read aloud. */
const DISPLAYED =
  /^(alt|aria-label|cancelLabel|confirm|confirmLabel|describedBy|detail|empty|helperText|label|labelRowsPerPage|lead|missing|placeholder|primaryText|question|text|title)$/;

/** Components that translate their props: react-admin's and our own. */
const TRANSLATING =
  /^(Screen|ScreenList|UnreadScreen|Panel|EmptyState|\w*Problem|RowAction|Search|Facts|FareTable|Note|QueueButton|Auth\w+|\w*Col|(?!SearchInput)\w+Input)$|Action$|Panel$/;

/** Technical words that are not shown. */
const MACHINE =
  /^(Accept|Authorization|Content-Type|Idempotency-Key|Bearer .*|Enter|Escape|Asia\/Kolkata|AbortError|Arrow\w+|[A-Z_]+|.*minmax\(.*|input, .*)$/;

const isText = (text: string): boolean =>
  !MACHINE.test(text) && (/^[A-Z][a-z]/.test(text) || /^[^/]*[a-z]{2,}[,:;.]? [a-z{]/.test(text));

const isLookedUp = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(t|local)$/.test(parent.expression.getText());

/** The text of a string or template; null for any other node. */
function literalOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Every displayed text of a source file. */
export function findTexts(file: string, source: string): Found[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const add = (node: ts.Node, text: string, bare: boolean): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ text, line, bare });
  };
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node)) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (/[A-Za-z]{2}/.test(text)) add(node, text, true);
    } else {
      const text = literalOf(node);
      if (text !== null && (isLookedUp(node) || (isForPeople(node) && isText(text))))
        add(node, text, isBare(node));
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}

/** Excludes keys, paths and attributes that are not displayed. */
function isForPeople(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  // Cache keys are not displayed.
  if (ts.findAncestor(node, (up) => ts.isPropertyAssignment(up) && up.name.getText() === 'queryKey'))
    return false;
  if (ts.isJsxAttribute(parent)) return DISPLAYED.test(parent.name.getText());
  const attribute = attributeOf(node);
  if (attribute) return DISPLAYED.test(attribute.name.getText());
  return !ts.findAncestor(
    node,
    (up) => ts.isJsxAttribute(up) && /^(sx|className|style|key)$/.test(up.name.getText()),
  );
}

/** Nodes between a text and the element that shows it: parentheses and conditions. */
const passesThrough = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isJsxExpression(node);

function shownBy(node: ts.Node): ts.Node {
  let up = node.parent;
  while (passesThrough(up)) up = up.parent;
  return up;
}

function attributeOf(node: ts.Node): ts.JsxAttribute | null {
  const shown = shownBy(node);
  return ts.isJsxAttribute(shown) ? shown : null;
}

function isBare(node: ts.Node): boolean {
  const shown = shownBy(node);
  if (ts.isJsxElement(shown) || ts.isJsxFragment(shown)) return true;
  if (!ts.isJsxAttribute(shown)) return false;
  const tag = shown.parent.parent.tagName.getText();
  // A template is never a key of the translations.
  return !TRANSLATING.test(tag) || ts.isTemplateExpression(node);
}
