import ts from 'typescript';

export interface Found {
  /** In English; a template's values stand as `{}`. */
  text: string;
  line: number;
  /** It is shown as it stands: neither `t` nor a component that translates by itself sees it. */
  bare: boolean;
}

/** Attributes that people read or hear. */
const SPOKEN =
  /^(alt|aria-label|confirm|describedBy|detail|empty|helperText|keep|label|labelRowsPerPage|lead|missing|placeholder|primaryText|question|text|title)$/;

/** Components that translate what they are given: react-admin's, and our own on top of it. */
const TRANSLATING =
  /^(Screen|ScreenList|UnreadScreen|Panel|EmptyState|\w*Problem|RowAction|Search|Facts|FareTable|Note|QueueButton|Door\w+|\w*Col|(?!SearchInput)\w+Input)$|Action$|Panel$/;

/** Words of machines, not of people. */
const MACHINE =
  /^(Accept|Authorization|Content-Type|Idempotency-Key|Bearer .*|Enter|Escape|Asia\/Kolkata|AbortError|Arrow\w+|[A-Z_]+|.*minmax\(.*|input, .*)$/;

const isText = (text: string): boolean =>
  !MACHINE.test(text) && (/^[A-Z][a-z]/.test(text) || /^[^/]*[a-z]{2,}[,:;.]? [a-z{]/.test(text));

const isLookedUp = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(t|local)$/.test(parent.expression.getText());

/** Every text for people in one source file. */
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
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isLookedUp(node) || (isForPeople(node) && isText(node.text))) add(node, node.text, isBare(node));
    } else if (ts.isTemplateExpression(node)) {
      const text = node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
      if (isForPeople(node) && isText(text)) add(node, text, isBare(node));
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}

/** Neither a key, nor a path, nor an attribute for machines. */
function isForPeople(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  // Keys of a cache, and what tells a programmer off.
  if (ts.findAncestor(node, (up) => ts.isPropertyAssignment(up) && up.name.getText() === 'queryKey'))
    return false;
  if (ts.isJsxAttribute(parent)) return SPOKEN.test(parent.name.getText());
  const attribute = attributeOf(node);
  if (attribute) return SPOKEN.test(attribute.name.getText());
  // Styles are written as an object in the attribute `sx`.
  return !ts.findAncestor(
    node,
    (up) => ts.isJsxAttribute(up) && /^(sx|className|style|key)$/.test(up.name.getText()),
  );
}

/** What stands between a text and the element that shows it: brackets, and choices between texts. */
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
  // A template is never a key of the dictionary.
  return !TRANSLATING.test(tag) || ts.isTemplateExpression(node);
}
