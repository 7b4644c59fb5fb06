/**
 * Index stems for a `tsquery`: every matching text contains at least one of them. Null when no stem is required
 * (exclusions and word prefixes): such a query must be run on every text.
 * @param query in PostgreSQL's text form, `'knjigovođ':A & ( 'beograd' | 'zemun' )`
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

  /** Both sides must match: returns the one estimated to occur in fewer texts. */
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

/** Fewer stems occur in fewer texts, and so do longer ones. */
const rarer = (some: string[] | null, others: string[] | null): string[] | null => {
  if (!some || !others) return some ?? others;
  if (some.length !== others.length) return some.length < others.length ? some : others;
  return shortest(others) > shortest(some) ? others : some;
};

const shortest = (words: string[]): number => Math.min(...words.map(({ length }) => length));
