import { pluralRules } from './formatters.ts';
import { type Language, languages } from './language.ts';
import { withMark } from './punctuation.ts';

/** `app/texts.ts` registers the type of the texts here, so that keys are checked without kit/ depending on them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TextRegistry {}

type Registered = TextRegistry extends { texts: infer T } ? T : Record<string, string>;

type WithoutForm<K extends string> = K extends `${infer Base}_${'one' | 'few' | 'other'}` ? Base : K;

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${WithoutForm<K>}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** All text keys; plural forms share one key. */
export type TextKey = Keys<Registered>;

type At<T, Place extends string> = Place extends `${infer Head}.${infer Rest}`
  ? At<Head extends keyof T ? T[Head] : object, Rest>
  : Place extends keyof T
    ? T[Place]
    : object;

/** The keys below a prefix; for several prefixes, those that all of them have. */
export type KeyAt<Place extends string> =
  At<Registered, Place> extends infer T ? ([T] extends [never] ? never : Keys<T>) : never;

/** Translates a text: `t('postings.list.title', { name })`. */
export type Translate = (key: TextKey, params?: Record<string, string | number | undefined>) => string;

type Tree = { [key: string]: string | Tree };

const find = (tree: Tree, key: string): string | undefined => {
  let node: string | Tree | undefined = tree;
  for (const part of key.split('.'))
    node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
};

const fill = (text: string, params: Record<string, unknown>): string =>
  text.replace(/\{\{(\w+)\}\}([.,;:!?)]?)/g, (whole, name: string, mark: string) => {
    if (!(name in params)) return whole;
    const value = String(params[name]);
    return mark ? withMark(value, mark) : value;
  });

/**
 * Creates the translator of one language from its texts (the content of `/locales/{language}/translation.json`):
 * `t('postings.list.title', { name })`. `{{name}}` is replaced and punctuated as `withMark` does. With `count`, the
 * form `_one`, `_few` or `_other` is chosen by the plural rules of the language. A key without a text returns itself.
 * Nothing is escaped: React does that.
 */
export function createTranslator(language: Language, texts: object): Translate {
  // Caches only texts that were found: browsers may load more texts later.
  const found = new Map<string, string>();
  const plurals = pluralRules(language);
  const textOf = (key: string): string | undefined => {
    const text = found.get(key) ?? find(texts as Tree, key);
    if (text !== undefined) found.set(key, text);
    return text;
  };
  const translate = (key: string, params?: Record<string, unknown>): string => {
    const count = params?.['count'];
    const form = typeof count === 'number' ? textOf(`${key}_${plurals.select(count)}`) : undefined;
    const text = form ?? textOf(key);
    if (text === undefined) return key;
    return params ? fill(text, params) : text;
  };
  return translate;
}

/** The translators of all languages, each created once. */
export const createTranslators = (texts: Record<Language, object>): ((language: Language) => Translate) => {
  const made = Object.fromEntries(languages.map((language) => [language, createTranslator(language, texts[language])]));
  return (language) => made[language] as Translate;
};
