import ts from 'typescript';

const RUNNERS = new Set(['test', 'it', 'describe']);
const NOT_RUN = new Set(['skip', 'todo']);

/** The names that a test file gives to its tests and groups, in order; what is skipped has no name here. */
export function testNames(text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRunner(node.expression)) {
      const name = node.arguments[0];
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
      if (name && ts.isTemplateExpression(name)) names.push(name.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.ESNext));
  return names;
}

/** `test`, `test.only`, `test.each([...])`, `it.each` with a table in a template, and so on. */
function isRunner(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return RUNNERS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return !NOT_RUN.has(callee.name.text) && isRunner(callee.expression);
  if (ts.isCallExpression(callee)) return isRunner(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isRunner(callee.tag);
  return false;
}
