import { z } from 'zod';
import { maxPageSize } from './paging.ts';
import { maxListedValues } from './search-values.ts';

/*
 * Queries of lists are forgiving (rules.md#list-queries): what cannot be understood counts as not given. Each field
 * takes the raw query value, a string or, when the name is repeated, a list of strings.
 */

const raw = z.union([z.string(), z.array(z.string())]).optional();
const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
/** At most {@link maxListedValues}: links of a page repeat every value, so a page grows with their square. */
const all = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.slice(0, maxListedValues) : [value];

/** A page number or size, clamped to `[min, max]`. */
const clampedInt = (fallback: number, min: number, max: number) =>
  raw.transform((value) => {
    const number = Number.parseInt(first(value) ?? '', 10);
    return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback;
  });

/** `page` and `pageSize`, 20 a page by default. Deep pages end at 100,000 rows. */
export const pageQuery = {
  page: clampedInt(1, 1, 5000),
  pageSize: clampedInt(20, 1, maxPageSize),
};

/** Free text, trimmed and cut; NUL (which PostgreSQL refuses) and lone surrogates are dropped. */
export const textQuery = (max = 200) =>
  raw.transform((value) =>
    (first(value) ?? '').toWellFormed().replaceAll('\u0000', ' ').trim().slice(0, max),
  );

/** Several free texts, cleaned and cut like one; empty ones are left out. */
export const textsQuery = (most: number, max = 200) =>
  raw.transform((value) =>
    all(value)
      .map((text) => text.toWellFormed().replaceAll('\u0000', ' ').trim().slice(0, max))
      .filter((text) => text !== '')
      .slice(0, most),
  );

/** Known codes only, each once. */
export const codesQuery = <T extends string>(codes: readonly T[]) => {
  const set = new Set<string>(codes);
  return raw.transform((value) => [...new Set(all(value).filter((code): code is T => set.has(code)))]);
};

/** One known code, or null. */
export const codeQuery = <T extends string>(codes: readonly T[]) =>
  raw.transform((value) => codes.find((code) => code === first(value)) ?? null);

/** `true` or `1`. */
export const flagQuery = () => raw.transform((value) => first(value) === 'true' || first(value) === '1');

/** A positive whole number, or null. */
export const countQuery = (max = 2_147_483_647) =>
  raw.transform((value) => {
    const text = first(value) ?? '';
    const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    return number > 0 && number <= max ? number : null;
  });

/** Positive ids, each once. */
export const idsQuery = () =>
  raw.transform((value) => [
    ...new Set(
      all(value)
        .filter((text) => /^[1-9]\d{0,9}$/.test(text))
        .map(Number)
        .filter((id) => id <= 2_147_483_647),
    ),
  ]);

/** `meta` of a list, for the schema of the response. */
export const pageMeta = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
});

/** A positive integer id in a path. Anything else cannot be an id, so the response is 404 and not 422. */
export const idParam = z
  .string()
  .transform((text) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0));

/** An opaque id in a path. What is not a UUID cannot be an id. */
export const uuidParam = z
  .string()
  .transform((text) =>
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
      ? text.toLowerCase()
      : '00000000-0000-0000-0000-000000000000',
  );
