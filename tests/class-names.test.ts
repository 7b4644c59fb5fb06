import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** A node of a syntax tree (ESTree). */
interface SyntaxNode {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Words of all strings below a node; what an expression completes ends with a dash (`button-${variant}`). */
function stringsIn(node: SyntaxNode): string[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return wordsOf(node['value']);
  if (node.type === 'TemplateElement') return wordsOf((node['value'] as { cooked: string }).cooked);
  return childrenOf(node).flatMap(stringsIn);
}

/** Classes that an expression may give: no strings that are only compared, or said to other functions. */
function classesIn(node: SyntaxNode): string[] {
  if (node.type === 'BinaryExpression' || node.type === 'MemberExpression') return [];
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].filter(isNode).flatMap(classesIn);
  if (node.type === 'CallExpression' && !isClassNames(node)) return [];
  return node.type === 'Literal' || node.type === 'TemplateElement'
    ? stringsIn(node)
    : childrenOf(node).flatMap(classesIn);
}

const isClassNames = (call: SyntaxNode): boolean => isNode(call['callee']) && call['callee']['name'] === 'classNames';

/** Classes that a file gives to its elements. */
function givenClasses(node: SyntaxNode): string[] {
  const name = isNode(node['name']) ? String(node['name']['name']) : '';
  if (node.type === 'JSXAttribute' && /^className$|Class$/.test(name)) return classesIn(node);
  return childrenOf(node).flatMap(givenClasses);
}

/** Classes that the selectors of a style sheet name. */
const styledClasses = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};]+)\{/g)]
    .map(([, selector]) => selector?.trim() ?? '')
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? ''));

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|messages\.(?:sr|en)\.ts$/.test(file))
  .map((file) => ({
    file,
    tree: parseSync(file, readFileSync(file, 'utf8')).program as unknown as SyntaxNode,
  }));

const sheets = globSync('src/**/*.css').map((file) => ({
  file,
  classes: [...new Set(styledClasses(readFileSync(file, 'utf8')))],
}));

const isGallery = (file: string): boolean => file.startsWith('src/ui/gallery/');

/** Words of the source; what only the gallery shows is used by nobody. */
const said = (gallery: boolean): string[] =>
  sources.filter(({ file }) => gallery || !isGallery(file)).flatMap(({ tree }) => stringsIn(tree));

describe('Classes of style sheets', () => {
  test('the selectors of a style sheet are found, numbers and comments are not', () => {
    const css = `/* .no */ .a-b > .c:has(.d)::after { width: 1.5em } @media (max-width: 6.5em) { .e,\n.f.g { top: 0 } }`;
    expect(styledClasses(css)).toEqual(['a-b', 'c', 'd', 'e', 'f', 'g']);
  });

  test('every class is used', () => {
    const used = [new Set(said(false)), new Set(said(true))] as const;
    const isUsed = (name: string, words: Set<string>): boolean =>
      words.has(name) || [...words].some((word) => word.length > 2 && word.endsWith('-') && name.startsWith(word));
    const unused = sheets.flatMap(({ file, classes }) =>
      classes
        // The editor's own, and those of the viewer of the API's description.
        .filter((name) => !name.startsWith('ProseMirror') && file !== 'src/host/http/api-docs-viewer.css')
        .filter((name) => !isUsed(name, isGallery(file) ? used[1] : used[0]))
        .map((name) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  test('every class that is given has a style', () => {
    const styled = new Set(sheets.flatMap(({ classes }) => classes));
    const isStyled = (name: string): boolean =>
      styled.has(name) || (name.endsWith('-') && [...styled].some((one) => one.startsWith(name)));
    const bare = sources.flatMap(({ file, tree }) =>
      givenClasses(tree)
        .filter((name) => !isStyled(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  test('classes are words; shorter than three letters are only steps of a scale, and short words', () => {
    // Sizes, gaps in pixels, columns, headings (src/ui/README.md).
    const steps = ['xs', 'sm', 'lg', 'g4', 'g8', 'c2', 'c3', 'c4', 'h2', 'h3', 'h4'];
    const short = new Set(sheets.flatMap(({ classes }) => classes).filter((name) => name.length < 3));
    expect([...short].toSorted()).toEqual([...steps, 'ad', 'ok', 'on'].toSorted());
  });
});
