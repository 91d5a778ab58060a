import { parseSync } from 'vite';

/** A node of a syntax tree, as far as titles need it. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The titles of the tests declared in a source text, as far as they stand there literally. */
export function testTitles(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const titles: string[] = [];
  visit(program as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || !isTest(node['callee'] as Node)) return;
    const title = literalText((node['arguments'] as readonly Node[])[0]);
    if (title !== null) titles.push(title);
  });
  return titles;
}

/** Whether a call declares tests: `test`, `it`, and what hangs on them, as `test.each(rows)`. */
function isTest(callee: Node): boolean {
  switch (callee.type) {
    case 'Identifier':
      return callee['name'] === 'test' || callee['name'] === 'it';
    case 'MemberExpression':
      return isTest(callee['object'] as Node);
    case 'CallExpression':
      return isTest(callee['callee'] as Node);
    case 'TaggedTemplateExpression':
      return isTest(callee['tag'] as Node);
    default:
      return false;
  }
}

/** A text that stands in the source: a string, a template without what is filled in, or several joined by +. */
function literalText(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type === 'TemplateLiteral')
    return (node['quasis'] as readonly Node[])
      .map((part) => (part['value'] as { readonly cooked: string }).cooked)
      .join(' ');
  if (node?.type === 'BinaryExpression' && node['operator'] === '+')
    return `${literalText(node['left'] as Node) ?? ''}${literalText(node['right'] as Node) ?? ''}`;
  return null;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const part of value) visit(part, look);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) look(value as Node);
    for (const part of Object.values(value)) visit(part, look);
  }
}
