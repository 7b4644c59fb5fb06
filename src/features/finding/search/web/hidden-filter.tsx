import { type PostingsFilter, searchQueryOf } from '#features/postings/search-address.ts';

/** The other filters of a search as hidden fields, so that a plain form submits them. */
export function HiddenFilter({
  filter,
  except,
}: {
  filter: PostingsFilter;
  except: readonly (keyof PostingsFilter)[];
}) {
  const skipped = new Set<string>(except);
  return Object.entries(searchQueryOf(filter))
    .filter(([name]) => !skipped.has(name))
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item) => ({ name, item })))
    .filter(({ item }) => item !== undefined && item !== null && item !== '')
    .map(({ name, item }) => <input key={`${name} ${item}`} type="hidden" name={name} value={String(item)} />);
}
