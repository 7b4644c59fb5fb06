import { formatNumber } from '#kit/money.ts';
import type { Random } from './random.ts';

/**
 * Fills a sentence template: `{firma}` a named slot, `{jutarnja|popodnevna}` one of several wordings, `{5-20}` a
 * number, `{30-180/5}` a number in steps. Numbers are where Serbian needs the genitive plural, so ranges are 5–20 or
 * steps of five. Throws on a slot without a value.
 */
export function fillTemplate(template: string, slots: Readonly<Record<string, string>>, random: Random): string {
  return template.replace(/\{([^{}]*)\}/g, (_match, inner: string) => {
    const range = /^(\d+)-(\d+)(?:\/(\d+))?$/.exec(inner);
    if (range) {
      const [, min, max, step] = range.map(Number);
      const width = step || 1;
      const number = (min ?? 0) + width * random.int(0, Math.floor(((max ?? 0) - (min ?? 0)) / width));
      // Years come in steps of one and have no separator.
      return step ? formatNumber(number, 'sr', 0) : String(number);
    }
    if (inner.includes('|')) return random.pick(inner.split('|'));
    const value = slots[inner];
    if (value === undefined) throw new Error(`no value for {${inner}} in “${template}”`);
    return value;
  });
}

/** A sentence with a capital at its start. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sentences as one paragraph of sanitised HTML; empty when there are none. */
export const paragraph = (sentences: readonly string[]): string =>
  sentences.length === 0 ? '' : `<p>${escapeHtml(sentences.join(' '))}</p>`;

/** Phrases as a list of sanitised HTML; empty when there are none. */
export const bulletList = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
