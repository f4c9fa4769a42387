import ts from 'typescript';
import { named } from '../../backend/platform/database/named';

/** A value that is known only at run time; `node` is its source. */
export class Unknown {
  constructor(readonly node: ts.Node) {}
}

type Lazy = () => unknown;
/** The arguments of the functions that are being evaluated. */
type Scope = ReadonlyMap<ts.Declaration, Lazy>;

/** Evaluates elements only if they become text. Only the number of the parameters matters. */
class List {
  constructor(readonly elements: readonly Lazy[]) {}
}

class Properties {
  constructor(readonly values: ReadonlyMap<string, Lazy>) {}
}

class Code {
  constructor(
    readonly node: ts.ArrowFunction | ts.FunctionDeclaration | ts.MethodDeclaration,
    readonly scope: Scope,
  ) {}
}

export interface Context {
  checker: ts.TypeChecker;
  /** The calls of the product, by the name of the function. */
  calls: ReadonlyMap<string, readonly ts.CallExpression[]>;
  /** The results of functions that the check calls instead of evaluating their code, by name. */
  returned: ReadonlyMap<string, readonly unknown[]>;
}

const NOWHERE: Scope = new Map();
/** Caches the declarations of names, because every variant looks up the same names. */
const DECLARATIONS = new WeakMap<ts.Node, ts.Declaration | undefined>();
const MAX_VARIANTS = 10_000;
const STRING_METHODS = ['startsWith', 'endsWith', 'trim', 'toUpperCase', 'toLowerCase'] as const;

/**
 * Evaluates `read` once for every way in which its texts can be put together: each branch of a condition, each value of
 * a union of literals, each caller of a function whose parameter is part of the text.
 */
export function* everyVariant<T>(context: Context, read: (evaluation: Evaluation) => T): Generator<T> {
  let path: number[] = [];
  for (let count = 0; count < MAX_VARIANTS; count++) {
    const evaluation = new Evaluation(context, path);
    yield read(evaluation);
    const { taken } = evaluation;
    while (taken.length > 0 && taken.at(-1)!.index + 1 === taken.at(-1)!.size) taken.pop();
    if (taken.length === 0) return;
    path = taken.map(({ index }) => index);
    path[path.length - 1]! += 1;
  }
  throw new Error(`One call has more than ${MAX_VARIANTS} variants.`);
}

/** An expression that has the value of the one inside it. */
const isWrapper = (node: ts.Node): node is ts.Node & { expression: ts.Expression } =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isSpreadElement(node);

/** Evaluates expressions along one path of choices. */
export class Evaluation {
  readonly taken: { index: number; size: number }[] = [];
  /** The call that passed the text to a helper. */
  caller: ts.CallExpression | undefined;
  private readonly chosen = new Map<ts.Node, number>();

  constructor(
    private readonly context: Context,
    private readonly path: readonly number[],
  ) {}

  /** The argument at `position`, which may be part of a spread list. */
  argument(call: ts.CallExpression, position: number): unknown {
    const before = call.arguments.slice(0, position + 1).findIndex((one) => ts.isSpreadElement(one));
    if (before === -1) return call.arguments[position] && this.value(call.arguments[position], NOWHERE);
    const list = this.value(call.arguments[before]!, NOWHERE);
    return list instanceof List ? list.elements[position - before]?.() : list;
  }

  /** The number of elements of a list; null if it is unknown. */
  static lengthOf(list: unknown): number | null {
    return list instanceof List ? list.elements.length : Array.isArray(list) ? list.length : null;
  }

  private value(node: ts.Node, scope: Scope): unknown {
    if (isWrapper(node)) return this.value(node.expression, scope);
    if (ts.isIdentifier(node)) return this.identifier(node, scope);
    if (ts.isConditionalExpression(node)) return this.conditional(node, scope);
    if (ts.isPropertyAccessExpression(node))
      return this.property(this.value(node.expression, scope), node.name.text, node);
    if (ts.isElementAccessExpression(node)) {
      const whole = this.value(node.expression, scope);
      return this.property(whole, this.value(node.argumentExpression, scope), node);
    }
    if (ts.isBinaryExpression(node)) return this.binary(node, scope);
    if (ts.isCallExpression(node)) return this.call(node, scope);
    return this.literal(node, scope);
  }

  private literal(node: ts.Node, scope: Scope): unknown {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isTemplateExpression(node)) return this.template(node, scope);
    if (ts.isObjectLiteralExpression(node)) return this.object(node, scope);
    if (ts.isArrayLiteralExpression(node)) return this.array(node, scope);
    if (ts.isArrowFunction(node)) return new Code(node, scope);
    return new Unknown(node);
  }

  private conditional(node: ts.ConditionalExpression, scope: Scope): unknown {
    const condition = this.value(node.condition, scope);
    const isTrue = condition instanceof Unknown ? this.choose(node, 2) === 0 : Boolean(condition);
    return this.value(isTrue ? node.whenTrue : node.whenFalse, scope);
  }

  private choose(node: ts.Node, size: number): number {
    const known = this.chosen.get(node);
    if (known !== undefined) return known;
    const index = this.path[this.taken.length] ?? 0;
    this.taken.push({ index, size });
    this.chosen.set(node, index);
    return index;
  }

  private identifier(node: ts.Identifier, scope: Scope): unknown {
    if (node.text === 'undefined') return undefined;
    const declaration = this.declarationOf(node);
    return declaration ? this.declared(declaration, scope, node) : new Unknown(node);
  }

  private declared(declaration: ts.Declaration, scope: Scope, node: ts.Node): unknown {
    if (ts.isVariableDeclaration(declaration)) return this.variable(declaration, scope, node);
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
      return new Code(declaration, NOWHERE);
    if (ts.isParameter(declaration)) return this.parameter(declaration, scope, node);
    if (ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
      const name = (declaration.propertyName ?? declaration.name).getText();
      return this.property(this.declared(declaration.parent.parent, scope, node), name, node);
    }
    return new Unknown(node);
  }

  private variable(declaration: ts.VariableDeclaration, scope: Scope, node: ts.Node): unknown {
    const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
    const { initializer } = declaration;
    return isConstant && initializer && !this.grows(declaration)
      ? this.value(initializer, scope)
      : new Unknown(node);
  }

  /** Returns the argument in the call that is being evaluated, otherwise in one of the product's calls. */
  private parameter(declaration: ts.ParameterDeclaration, scope: Scope, node: ts.Node): unknown {
    const given = scope.get(declaration);
    if (given) return given();
    const { parent } = declaration;
    const calls = (this.context.calls.get(parent.name?.getText() ?? '') ?? []).filter(
      (call) => this.declarationOf(call.expression) === parent,
    );
    if (calls.length === 0) return new Unknown(node);
    const call = calls[this.choose(parent, calls.length)]!;
    const value = this.argument(call, parent.parameters.indexOf(declaration));
    if (!(value instanceof Unknown)) this.caller = call;
    const { initializer } = declaration;
    return value === undefined && initializer ? this.value(initializer, NOWHERE) : value;
  }

  /** Returns whether the product pushes an element to this array. */
  private grows(declaration: ts.VariableDeclaration): boolean {
    return (this.context.calls.get('push') ?? []).some(
      ({ expression }) =>
        ts.isPropertyAccessExpression(expression) &&
        this.declarationOf(expression.expression) === declaration,
    );
  }

  private property(whole: unknown, name: unknown, node: ts.Node): unknown {
    if (typeof name !== 'string') return new Unknown(node);
    if (whole instanceof Properties) return whole.values.get(name)?.();
    if (name === 'length') return Evaluation.lengthOf(whole) ?? new Unknown(node);
    const isFromCode = [Unknown, List, Code].some((kind) => whole instanceof kind);
    return typeof whole === 'object' && whole !== null && !isFromCode
      ? (whole as Record<string, unknown>)[name]
      : new Unknown(node);
  }

  private object(node: ts.ObjectLiteralExpression, scope: Scope): unknown {
    const values = new Map<string, Lazy>();
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.value(property.expression, scope);
        if (!(spread instanceof Properties)) return new Unknown(property);
        for (const [name, value] of spread.values) values.set(name, value);
      } else if (ts.isPropertyAssignment(property)) {
        const { name } = property;
        const key = ts.isComputedPropertyName(name) ? name.getText() : name.text;
        values.set(key, () => this.value(property.initializer, scope));
      } else if (ts.isShorthandPropertyAssignment(property)) {
        const symbol = this.context.checker.getShorthandAssignmentValueSymbol(property);
        const declaration = symbol && this.declarationOfSymbol(symbol);
        values.set(property.name.text, () =>
          declaration ? this.declared(declaration, scope, property) : new Unknown(property),
        );
      }
    }
    return new Properties(values);
  }

  private array(node: ts.ArrayLiteralExpression, scope: Scope): unknown {
    const elements: Lazy[] = [];
    for (const element of node.elements) {
      const value = (): unknown => this.value(element, scope);
      const spread = ts.isSpreadElement(element) ? value() : new List([value]);
      if (spread instanceof List) elements.push(...spread.elements);
      else if (Array.isArray(spread)) elements.push(...spread.map((one: unknown) => () => one));
      else return new Unknown(element);
    }
    return new List(elements);
  }

  private binary(node: ts.BinaryExpression, scope: Scope): unknown {
    const [left, right] = [this.value(node.left, scope), this.value(node.right, scope)];
    if (left instanceof Unknown) return left;
    if (right instanceof Unknown) return right;
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return typeof left === 'number' ? left + Number(right) : `${String(left)}${String(right)}`;
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return left === right;
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
        return left !== right;
      default:
        return new Unknown(node);
    }
  }

  private call(node: ts.CallExpression, scope: Scope): unknown {
    const name = nameOfCalled(node);
    const returned = this.context.returned.get(name);
    if (returned) return returned[this.choose(node, returned.length)];
    const given = node.arguments.map((one) => () => this.value(one, scope));
    if (name === 'named') return withNumbers(given[0]!(), given[1]!());
    if (ts.isPropertyAccessExpression(node.expression)) {
      const target = this.value(node.expression.expression, scope);
      if (typeof target === 'string' || target instanceof List) return this.method(target, name, given, node);
    }
    const declaration = this.declarationOf(node.expression);
    const code =
      declaration && ts.isMethodDeclaration(declaration)
        ? this.declared(declaration, scope, node)
        : this.value(node.expression, scope);
    return code instanceof Code ? this.apply(code, given, node) : new Unknown(node);
  }

  private method(target: string | List, name: string, given: Lazy[], node: ts.Node): unknown {
    if (target instanceof List) {
      const argument = given[0]?.();
      if (name === 'map' && argument instanceof Code)
        return new List(target.elements.map((one) => () => this.apply(argument, [one], node)));
      if (name !== 'join') return new Unknown(node);
      const elements = target.elements.map((one) => one());
      return elements.find((one) => one instanceof Unknown) ?? elements.join(String(argument));
    }
    const known = STRING_METHODS.find((one) => one === name);
    return known
      ? (target[known] as (...args: unknown[]) => unknown)(...given.map((one) => one()))
      : new Unknown(node);
  }

  private apply({ node, scope }: Code, given: readonly Lazy[], at: ts.Node): unknown {
    const expression = returnedBy(node);
    if (!expression) return new Unknown(at);
    const inner = new Map(scope);
    node.parameters.forEach((parameter, index) => {
      const standard = (): unknown => parameter.initializer && this.value(parameter.initializer, scope);
      inner.set(parameter, given[index] ?? standard);
    });
    return this.value(expression, inner);
  }

  private template(node: ts.TemplateExpression, scope: Scope): unknown {
    let text = node.head.text;
    for (const { expression, literal } of node.templateSpans) {
      const part = this.part(expression, scope, text.endsWith('$'));
      if (part instanceof Unknown) return part;
      text += String(part) + literal.text;
    }
    return text;
  }

  /** If the value is unknown, uses its type: each literal of a union, or 1 for a number that is part of the text. */
  private part(node: ts.Expression, scope: Scope, isParameterNumber: boolean): unknown {
    const value = this.value(node, scope);
    if (!(value instanceof Unknown)) return value;
    const type = this.context.checker.getTypeAtLocation(node);
    const types = type.isUnion() ? type.types : [type];
    if (types.every((one) => one.isStringLiteral() || one.isNumberLiteral()))
      return types[this.choose(this.declarationOf(node) ?? node, types.length)]!.value;
    return type.flags & ts.TypeFlags.Number && !isParameterNumber ? 1 : value;
  }

  private declarationOf(node: ts.Node): ts.Declaration | undefined {
    if (DECLARATIONS.has(node)) return DECLARATIONS.get(node);
    const name = ts.isPropertyAccessExpression(node) ? node.name : node;
    const symbol = this.context.checker.getSymbolAtLocation(name);
    const declaration = symbol && this.declarationOfSymbol(symbol);
    DECLARATIONS.set(node, declaration);
    return declaration;
  }

  private declarationOfSymbol(symbol: ts.Symbol): ts.Declaration | undefined {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? this.context.checker.getAliasedSymbol(symbol) : symbol).valueDeclaration;
  }
}

/** The name of a called function or method; empty if it has none. */
export function nameOfCalled({ expression }: ts.CallExpression): string {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) ? name.text : '';
}

function withNumbers(sql: unknown, values: unknown): unknown {
  if (sql instanceof Unknown || !(values instanceof Properties)) return sql;
  const [text, parameters] = named(String(sql), Object.fromEntries(values.values));
  return new List([() => text, () => parameters]);
}

/** The expression that a function without other statements returns. */
function returnedBy({ body }: Code['node']): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [only] = body.statements;
  return body.statements.length === 1 && only && ts.isReturnStatement(only) ? only.expression : undefined;
}
