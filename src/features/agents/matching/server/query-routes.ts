/**
 * Where to look for a `tsquery`: of these stems every text that it matches holds at least one. Null when no stem has to be
 * there (exclusions and beginnings of words): such a query has to be asked of every text.
 * @param query in the text form of PostgreSQL, `'knjigovođ':A & ( 'beograd' | 'zemun' )`
 */
export function routesOf(query: string): string[] | null {
  const tokens = [...query.matchAll(token)];
  let at = 0;
  const sign = (): string | undefined => tokens[at]?.groups?.['sign'];

  const operand = (): string[] | null => {
    if (sign() === '!') {
      at += 1;
      operand();
      return null;
    }
    if (sign() === '(') {
      at += 1;
      const inner = either();
      at += 1;
      return inner;
    }
    const { word = '', marks = '' } = tokens[at]?.groups ?? {};
    at += 1;
    return marks.includes('*') ? null : [word.replaceAll("''", "'").replaceAll('\\\\', '\\')];
  };

  /** Both sides must match: the one that occurs in fewer texts, judged by its stems. */
  const all = (): string[] | null => {
    let best = operand();
    while (sign() === '&' || sign()?.startsWith('<')) {
      at += 1;
      best = rarer(best, operand());
    }
    return best;
  };

  function either(): string[] | null {
    let routes = all();
    while (sign() === '|') {
      at += 1;
      const other = all();
      routes = routes && other && [...routes, ...other];
    }
    return routes;
  }

  const routes = either();
  return routes && [...new Set(routes)];
}

const token = /'(?<word>(?:[^']|'')*)'(?::(?<marks>[*A-D]+))?|(?<sign>[!&|()]|<[-\d]+>)/g;

/** Fewer stems are in fewer texts, and so are longer ones. */
const rarer = (some: string[] | null, others: string[] | null): string[] | null => {
  if (!some || !others) return some ?? others;
  if (some.length !== others.length) return some.length < others.length ? some : others;
  return shortest(others) > shortest(some) ? others : some;
};

const shortest = (words: string[]): number => Math.min(...words.map(({ length }) => length));
