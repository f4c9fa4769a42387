import * as ts from 'typescript';

const isWireFile = (path: string): boolean => /^backend\/contract\/|\.dto\.ts$/.test(path);

/** All nodes below `node` that `isWanted` accepts. */
function nodesOf<T extends ts.Node>(node: ts.Node, isWanted: (one: ts.Node) => one is T): T[] {
  const found = isWanted(node) ? [node] : [];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child, isWanted)));
  return found;
}

const parse = (text: string): ts.SourceFile => ts.createSourceFile('', text, ts.ScriptTarget.Latest, true);

const isInline = (node: ts.Node): node is ts.TypeNode =>
  ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node);

/** The names of the interfaces that these files declare, except names that a class also has. */
function interfaceNames(files: ts.SourceFile[]): Set<string> {
  const names = new Set(
    files.flatMap((file) => nodesOf(file, ts.isInterfaceDeclaration)).map((one) => one.name.text),
  );
  for (const { name } of files.flatMap((file) => nodesOf(file, ts.isClassDeclaration)))
    if (name) names.delete(name.text);
  return names;
}

/**
 * Lists the fields of wire types that the API document cannot describe, as "file: field". The document shows an
 * interface as any object, and ignores the examples of an inline object type.
 */
export function undescribedFields(sources: Record<string, string>): string[] {
  const files = Object.entries(sources).map(([path, text]) => ({ path, source: parse(text) }));
  const interfaces = interfaceNames(files.map(({ source }) => source));
  const isUndescribed = ({ type }: ts.PropertyDeclaration): boolean =>
    type !== undefined &&
    (nodesOf(type, isInline).length > 0 ||
      nodesOf(type, ts.isTypeReferenceNode).some(({ typeName }) => interfaces.has(typeName.getText())));
  return files
    .filter(({ path }) => isWireFile(path))
    .flatMap(({ path, source }) =>
      nodesOf(source, ts.isPropertyDeclaration)
        .filter(isUndescribed)
        .map((field) => `${path}: ${field.getText()}`),
    );
}
