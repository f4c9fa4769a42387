// A rule for ESLint: a field of a wire type is documented only if its own type is a class.
import ts from 'typescript';

const FIELD = 'ClassBody > PropertyDefinition > TSTypeAnnotation';

export const wireTypeRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      interface:
        '{{name}} is an interface, so the API document would describe it as any object: make it a class.',
      inline: 'The API document ignores the examples of an inline object type: give it a name, as a class.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    return {
      [`${FIELD} TSTypeReference`](node) {
        const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node).typeName);
        if (!symbol) return;
        const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
        const { declarations = [], name } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
        const isOwn = (declaration) => !program.isSourceFileDefaultLibrary(declaration.getSourceFile());
        if (declarations.some((one) => ts.isInterfaceDeclaration(one) && isOwn(one)))
          context.report({ node, messageId: 'interface', data: { name } });
      },
      [`${FIELD} :matches(TSTypeLiteral, TSIntersectionType)`](node) {
        context.report({ node, messageId: 'inline' });
      },
    };
  },
};
