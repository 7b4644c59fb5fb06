import { z } from 'zod';
import { parseDate } from './dates.ts';
import { issueCode } from './validation-issues.ts';

/* Fields shared by several features. Text is trimmed; error messages come from `validation.*` by their codes. */

/** Required text of at most `max` characters. */
export const requiredText = (max: number, min = 1) => z.string().trim().min(min).max(max);

/**
 * Required text in one line: line breaks, tabs and other control characters become blanks, since it may be used in mail
 * headers.
 */
export const oneLine = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(max));

/** Optional text; missing counts as empty. */
export const optionalText = (max: number) => z.string().trim().max(max).default('');

/** An email address: one line, a single address, lower case. 254 characters by RFC 5321. */
export const emailField = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** An optional email address. */
export const optionalEmail = z.union([z.literal(''), emailField]).default('');

/** A calendar day `2026-03-29` that exists. */
export const localDayField = z.string().refine((text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}, issueCode('date'));

/** An optional day, as people write it (`31. 5. 1994.`) or as machines do. */
export const optionalDay = z
  .string()
  .trim()
  .max(40)
  .default('')
  .transform((text, context) => {
    const day = text === '' ? '' : parseDate(text);
    if (day !== null) return day;
    context.addIssue({ code: 'custom', input: text, ...issueCode('date') });
    return z.NEVER;
  });

/** A checkbox that must be ticked. */
export const requiredTick = z.boolean().refine((value) => value, issueCode('must-agree'));

/**
 * Letters of any script, hyphen, apostrophe, dot and blank, 1–100 characters; no rule about two words
 * (rules.md#names-of-people).
 */
export const personName = requiredText(100).refine(
  (text) => text === '' || /^[\p{L}\p{M}'’.\- ]+$/u.test(text),
  issueCode('name'),
);

/** A web address: http(s) only; a bare domain gets `https://` (rules.md#web-addresses). */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine((text) => {
    try {
      const url = new URL(text);
      return /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '' && url.password === '';
    } catch {
      return false;
    }
  }, issueCode('web-address'));

/** An optional web address. */
export const optionalWebAddress = z
  .string()
  .trim()
  .transform((text, context) => {
    const address = text === '' ? { success: true as const, data: '' } : webAddress.safeParse(text);
    if (address.success) return address.data;
    context.addIssue({ code: 'custom', input: text, ...issueCode('web-address') });
    return z.NEVER;
  })
  .default('');

/** A code of a closed list with its label in the request's language. */
export const codeLabel = z.object({ code: z.string(), label: z.string() }).meta({ id: 'CodeLabel' });

/** Five digits, also as `11 000`. */
export const postalField = requiredText(20)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => text === '' || /^\d{5}$/.test(text), issueCode('postal'));
