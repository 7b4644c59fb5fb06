import { z } from 'zod';
import { maxPageSize } from './paging.ts';
import { maxListedValues } from './search-values.ts';

/** Maximum of an integer column. */
const maxId = 2_147_483_647;

/* List queries are lenient (rules.md#list-queries): invalid values count as not given. Each field accepts the raw
   query value, a string or, when the name is repeated, a list of strings. */

const raw = z.union([z.string(), z.array(z.string())]).nullish();
type Raw = z.output<typeof raw>;
const first = (value: Raw): string | undefined => (Array.isArray(value) ? value[0] : (value ?? undefined));
/** At most {@link maxListedValues}: links of a page repeat every value, so the page's size grows quadratically. */
const all = (value: Raw): string[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, maxListedValues) : [value];

/**
 * Documentation of lenient fields: the Zod schema of what clients should send, and that of the parsed value, with its
 * limits or, for responses, without them.
 */
export const sentAs = z.registry<{ schema: () => unknown; understood?: (limited: boolean) => unknown }>();

/**
 * A query field that accepts anything and parses what it can.
 * @param schema what clients should send, for the API documentation
 * @param understood schema of what `read` returns, for {@link understood}
 */
export const forgiving = <T>(
  schema: () => z.ZodType,
  read: (value: Raw) => T,
  understood?: (limited: boolean) => z.ZodType<T>,
) => raw.transform(read).register(sentAs, { schema, ...(understood && { understood }) });

/**
 * The parsed fields as strict JSON: for a request body that refers to what a list with this query shows, or a response
 * that says how the query was parsed.
 */
export const understood = <Q extends Record<string, z.ZodType>>(fields: Q, { limited }: { limited: boolean }) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sentAs.get(field)?.understood?.(limited)]),
  ) as { [K in keyof Q]: z.ZodType<z.output<Q[K]>, z.output<Q[K]>> };

/** A page number or size, clamped to `[min, max]`. */
const clampedInt = (fallback: number, min: number, max: number) =>
  forgiving(
    () => z.int().min(min).max(max).default(fallback),
    (value) => {
      const number = Number.parseInt(first(value) ?? '', 10);
      return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback;
    },
  );

/** `page` and `pageSize`, 20 per page by default. Paging ends at 100,000 rows. */
export const pageQuery = {
  page: clampedInt(1, 1, 5000).describe('Page of the list, from 1. A larger one counts as the largest.'),
  pageSize: clampedInt(20, 1, maxPageSize).describe('Items on a page. A larger one counts as the largest.'),
};

const cleanText = (text: string, max: number): string =>
  text.toWellFormed().replaceAll('\u0000', ' ').trim().slice(0, max);

/** Free text, trimmed and truncated; NUL (which PostgreSQL rejects) and lone surrogates are removed. */
export const textQuery = (max = 200) =>
  forgiving(
    () => z.string().max(max).optional().describe('What is longer is cut.'),
    (value) => cleanText(first(value) ?? '', max),
    (limited) => (limited ? z.string().max(max) : z.string()),
  );

/** Max length of a token that consists of an id and a signature, in characters. */
const signedTokenLength = 120;

/** Such a token in a body. Any text: an invalid token gets its own error. */
export const signedToken = z.string().max(signedTokenLength);

/** The secret of a signed link; nothing is returned without a valid one. */
export const linkTokenQuery = (max = signedTokenLength) =>
  forgiving(
    () => z.string().max(max).describe('Secret of the link that came by mail.'),
    (value) => cleanText(first(value) ?? '', max),
  );

/** Several free texts, cleaned and truncated like one; empty ones are dropped. */
export const textsQuery = (most: number, max = 200) =>
  forgiving(
    () => z.array(z.string().max(max)).max(most).optional().describe('Repeat the name for each of them.'),
    (value) =>
      all(value)
        .map((text) => cleanText(text, max))
        .filter((text) => text !== '')
        .slice(0, most),
    (limited) => (limited ? z.array(z.string().max(max)).max(most) : z.array(z.string())),
  );

/** Known codes only, each once. */
export const codesQuery = <T extends string>(codes: readonly T[]) => {
  const set = new Set<string>(codes);
  return forgiving(
    () =>
      z
        .array(z.enum(codes))
        .max(maxListedValues)
        .optional()
        .describe('Repeat the name for each code; unknown ones count as not given.'),
    (value) => [...new Set(all(value).filter((code): code is T => set.has(code)))],
  );
};

const findCode = <T extends string>(codes: readonly T[], value: Raw): T | undefined =>
  codes.find((code) => code === first(value));

/** One known code, or null. */
export const codeQuery = <T extends string>(codes: readonly T[]) =>
  forgiving(
    () => z.enum(codes).optional().describe('An unknown one counts as not given.'),
    (value) => findCode(codes, value) ?? null,
    () => z.literal(codes).nullable(),
  );

/** One known code, or the default. */
export const choiceQuery = <T extends string>(codes: readonly T[], usual: NoInfer<T>) =>
  forgiving(
    () => z.enum(codes).default(usual).describe('Another one counts as the usual one.'),
    (value) => findCode(codes, value) ?? usual,
    () => z.enum(codes),
  );

/** `true` or `1`. */
export const flagQuery = () =>
  forgiving(
    () => z.boolean().default(false).describe('Also `1`; anything else is no.'),
    (value) => first(value) === 'true' || first(value) === '1',
  );

/** A positive whole number, or null. */
export const countQuery = (max = maxId) =>
  forgiving(
    () => z.int().min(1).max(max).optional().describe('Anything else counts as not given.'),
    (value) => {
      const text = first(value) ?? '';
      const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
      return number > 0 && number <= max ? number : null;
    },
  );

/** The number of a version, from 0, or null. */
export const versionQuery = () =>
  forgiving(
    () => z.int().min(0).max(999_999).optional(),
    (value) => (typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : null),
  );

/** One of the given numbers, or null. */
export const stepQuery = <T extends number>(steps: readonly T[]) =>
  forgiving(
    () => z.literal(steps).optional().describe('Another one counts as not given.'),
    (value) => steps.find((step) => String(step) === first(value)) ?? null,
  );

const idSchema = () => z.int().min(1).max(maxId);
const toId = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : 0);

/** Positive ids, each once. */
export const idsQuery = () =>
  forgiving(
    () => z.array(idSchema()).max(maxListedValues).optional().describe('Repeat the name for each id.'),
    (value) => [
      ...new Set(
        all(value)
          .map(toId)
          .filter((id) => id > 0),
      ),
    ],
  );

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** An opaque id, or null. */
export const uuidQuery = () =>
  forgiving(
    () => z.uuid().optional().describe('Anything else counts as not given.'),
    (value) => {
      const text = (first(value) ?? '').trim();
      return isUuid(text) ? text.toLowerCase() : null;
    },
  );

/** `meta` of a list, for response schemas. */
export const pageMeta = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
});

/** A positive integer id in a path. Anything else cannot be an id, so the response is 404 and not 422. */
export const idParam = z.string().transform(toId).register(sentAs, { schema: idSchema });

/** An opaque id in a path. What is not a UUID cannot be an id. */
export const uuidParam = z
  .string()
  .transform((text) => (isUuid(text) ? text.toLowerCase() : '00000000-0000-0000-0000-000000000000'))
  .register(sentAs, { schema: () => z.uuid() });
