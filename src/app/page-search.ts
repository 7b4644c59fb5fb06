/** The query of a page's address as the API's lists take it: a name that is repeated is a list. */
export const searchOf = (request: Request): Record<string, string | string[]> => {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? (values[0] as string) : values];
    }),
  );
};
