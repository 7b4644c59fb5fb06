import type { TFunction } from 'i18next';
import { intlTag, type Language } from './language.ts';

type Tree = { [key: string]: string | Tree };

const find = (tree: Tree, path: readonly string[]): string | undefined => {
  let node: string | Tree | undefined = tree;
  for (const key of path) node = typeof node === 'object' && Object.hasOwn(node, key) ? node[key] : undefined;
  return typeof node === 'string' ? node : undefined;
};

const fill = (text: string, params: Record<string, unknown>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));

/**
 * Makes the translator of one language from its texts (the content of `/locales/{language}/translation.json`):
 * `t('postings.list.title', { name })`. `{{name}}` is filled in; with `count` the form `_one`, `_few` or `_other` is
 * taken as the language counts. A key without a text answers itself. Nothing is escaped: React does that.
 */
export function createTranslator(language: Language, texts: object): TFunction {
  const tree = texts as Tree;
  const plurals = new Intl.PluralRules(intlTag[language]);
  const translate = (key: string, params: Record<string, unknown> = {}): string => {
    const path = key.split('.');
    const { count } = params;
    const form =
      typeof count === 'number'
        ? find(tree, [...path.slice(0, -1), `${path.at(-1)}_${plurals.select(count)}`])
        : undefined;
    const text = form ?? find(tree, path);
    return text === undefined ? key : fill(text, params);
  };
  return translate as unknown as TFunction;
}
