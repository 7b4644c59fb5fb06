import { numberFormat } from './i18n/formatters.ts';
import type { Language } from './i18n/language.ts';

/** Monthly salary in whole units of the currency; either bound may be missing (`od`, `do`). */
export interface SalaryRange {
  min?: number | null | undefined;
  max?: number | null | undefined;
  currency: 'RSD' | 'EUR';
  basis: 'net' | 'gross';
}

/** A salary in the parts that a card shows separately: `130.000 – 160.000`, `RSD`, `neto`. */
export interface SalaryParts {
  amount: string;
  unit: 'RSD' | 'EUR';
  basis: string;
}

const NBSP = '\u00a0';

/**
 * `1.234.567,5` in Serbian, `1,234,567.5` in English; at most the given number of decimals (three by default), or
 * exactly that many.
 */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  // Digits are grouped without a formatter: the first one costs a phone 60 ms.
  if (Number.isSafeInteger(value) && !decimals)
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, language === 'sr' ? '.' : ',');
  const english = numberFormat(decimals).format(value);
  return language === 'sr' ? english.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : english;
}

/** The params of a text that counts: its plural form follows `count`, its words show it as `number`. */
export const counted = (count: number, language: Language) => ({ count, number: formatNumber(count, language) });

/** Whole dinars: `1.234.567 RSD` with a no-break space. */
export const formatDinars = (wholeUnits: number, language: Language): string =>
  `${formatNumber(wholeUnits, language, 0)}${NBSP}RSD`;

const salaryWords = {
  sr: { from: 'od', to: 'do', net: 'neto', gross: 'bruto' },
  en: { from: 'from', to: 'up to', net: 'net', gross: 'gross' },
};

/** A salary in parts, or null when neither bound is stated. */
export function formatSalary(range: SalaryRange | null | undefined, language: Language): SalaryParts | null {
  if (!range) return null;
  const words = salaryWords[language];
  const format = (value: number): string => formatNumber(value, language, 0);
  const { min, max } = range;
  let amount: string;
  if (min != null && max != null) amount = min === max ? format(min) : [format(min), '–', format(max)].join(NBSP);
  else if (min != null) amount = [words.from, format(min)].join(NBSP);
  else if (max != null) amount = [words.to, format(max)].join(NBSP);
  else return null;
  return { amount, unit: range.currency, basis: words[range.basis] };
}

/** A salary in one line, `90.000 – 120.000 RSD neto`, or null when neither bound is stated. */
export function formatSalaryLine(range: SalaryRange | null | undefined, language: Language): string | null {
  const parts = formatSalary(range, language);
  return parts && `${parts.amount}${NBSP}${parts.unit} ${parts.basis}`;
}

/**
 * A salary in whole net dinars per month, by which search filters (rules.md#pay-filter): euros are converted by the
 * rate (dinars per euro), gross pay by the gross-to-net factor. Null when neither bound is stated.
 */
export function salaryInNetDinars(
  range: SalaryRange | null | undefined,
  { euroRate, grossFactor }: { euroRate: number; grossFactor: number },
): { min: number | null; max: number | null } | null {
  if (!range || (range.min == null && range.max == null)) return null;
  const factor = (range.currency === 'EUR' ? euroRate : 1) * (range.basis === 'gross' ? grossFactor : 1);
  const convert = (value: number | null | undefined): number | null =>
    value == null ? null : Math.round(value * factor);
  return { min: convert(range.min), max: convert(range.max) };
}
