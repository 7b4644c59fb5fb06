/** A word of a query: a stem, or the prefix of one. */
export interface WordNode {
  op: 'word';
  stem: string;
  begun: boolean;
  /** Required weights as letters, in order; empty for any. */
  weights: string;
}

/** PostgreSQL's `tsquery`. `at` of a phrase is the distance of each word from the first. */
export type TextQuery =
  | WordNode
  | { op: 'and' | 'or'; parts: TextQuery[] }
  | { op: 'not'; part: TextQuery }
  | { op: 'phrase'; words: WordNode[]; at: number[] };

/** Null means a query without words. */
export type MaybeQuery = TextQuery | null;

/** Joins the parts by AND or OR; parts without words are dropped, as PostgreSQL does. */
export function joined(op: 'and' | 'or', parts: readonly MaybeQuery[]): MaybeQuery {
  const present = parts.filter((part) => part !== null);
  if (present.length < 2) return present[0] ?? null;
  return { op, parts: present.flatMap((part) => (part.op === op ? part.parts : [part])) };
}

export const negated = (query: MaybeQuery): MaybeQuery => query && { op: 'not', part: query };

/** The same query restricted to weights: A is the title, B the subtitle. */
export function weighing(weights: 'A' | 'AB', query: MaybeQuery): MaybeQuery {
  const weighed = (word: WordNode): WordNode => ({ ...word, weights });
  if (!query) return null;
  switch (query.op) {
    case 'word':
      return weighed(query);
    case 'phrase':
      return { ...query, words: query.words.map(weighed) };
    case 'not':
      return negated(weighing(weights, query.part));
    default:
      return joined(
        query.op,
        query.parts.map((part) => weighing(weights, part)),
      );
  }
}

/** Every word of a query, including repetitions. */
export function wordsOf(query: TextQuery): WordNode[] {
  switch (query.op) {
    case 'word':
      return [query];
    case 'phrase':
      return query.words;
    case 'not':
      return wordsOf(query.part);
    default:
      return query.parts.flatMap(wordsOf);
  }
}

const token = /'(?<word>(?:[^']|'')*)'(?::(?<marks>[*A-D]+))?|(?<sign>[!&|()]|<(?:-|\d+)>)/g;

/**
 * Parses PostgreSQL's text form of a query, `'knjigovođ':A & ( 'beograd' | 'zemun' )`.
 * @throws for a phrase of anything but words, which none of our queries has
 */
export function parseQuery(text: string): MaybeQuery {
  const tokens = [...text.matchAll(token)].map(({ groups = {} }) => groups);
  let at = 0;
  const sign = (): string => tokens[at]?.['sign'] ?? '';

  const operand = (): TextQuery => {
    if (sign() === '!') {
      at += 1;
      return { op: 'not', part: operand() };
    }
    if (sign() === '(') {
      at += 1;
      const inner = either();
      at += 1;
      return inner;
    }
    const { word = '', marks = '' } = tokens[at] ?? {};
    at += 1;
    return {
      op: 'word',
      stem: word.replaceAll("''", "'").replaceAll('\\\\', '\\'),
      begun: marks.includes('*'),
      weights: marks.replace('*', ''),
    };
  };

  const inARow = (): TextQuery => {
    const first = operand();
    if (!sign().startsWith('<')) return first;
    const words = [wordIn(first, text)];
    const places = [0];
    while (sign().startsWith('<')) {
      const distance = sign() === '<->' ? 1 : Number(sign().slice(1, -1));
      at += 1;
      words.push(wordIn(operand(), text));
      places.push((places.at(-1) as number) + distance);
    }
    return { op: 'phrase', words, at: places };
  };

  const chain = (by: '&' | '|', op: 'and' | 'or', part: () => TextQuery): TextQuery => {
    const parts = [part()];
    while (sign() === by) {
      at += 1;
      parts.push(part());
    }
    return joined(op, parts) as TextQuery;
  };
  const all = (): TextQuery => chain('&', 'and', inARow);
  const either = (): TextQuery => chain('|', 'or', all);

  return tokens.length === 0 ? null : either();
}

const wordIn = (query: TextQuery, text: string): WordNode => {
  if (query.op !== 'word') throw new Error(`not a phrase of words: ${text}`);
  return query;
};

const strength = { or: 1, and: 2, phrase: 3, not: 4, word: 5 };

/** Prints a query in PostgreSQL's text form, exactly as PostgreSQL does. */
export function printQuery(query: MaybeQuery, within = 0): string {
  if (!query) return '';
  const printed = printBare(query);
  return strength[query.op] < within ? `( ${printed} )` : printed;
}

const printBare = (query: TextQuery): string => {
  switch (query.op) {
    case 'word': {
      const marks = `${query.begun ? '*' : ''}${query.weights}`;
      const stem = query.stem.replaceAll('\\', '\\\\').replaceAll("'", "''");
      return `'${stem}'${marks === '' ? '' : `:${marks}`}`;
    }
    case 'not':
      return `!${printQuery(query.part, strength.not)}`;
    case 'phrase':
      return query.words
        .map((word, place) => {
          const distance = (query.at[place] as number) - (query.at[place - 1] ?? 0);
          const by = place === 0 ? '' : distance === 1 ? ' <-> ' : ` <${distance}> `;
          return `${by}${printBare(word)}`;
        })
        .join('');
    default:
      return query.parts.map((part) => printQuery(part, strength[query.op])).join(query.op === 'and' ? ' & ' : ' | ');
  }
};
