import { textOfHtml } from '#kit/rich-text.ts';

/** Maximum number of characters read of one text; more than any field allows. */
const maxRead = 20_000;

/** Tags written by CV editors; other text in angle brackets is preserved. */
const tags =
  /<\/?(?:p|br|div|span|strong|b|em|i|u|s|ul|ol|li|a|h[1-6]|font|table|tbody|tr|td|th|blockquote|sub|sup|pre|code|img|hr|script|style)(?:\s[^<>]*)?\/?>/i;

/** Characters that change the writing direction, or are invisible. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const control = /[^\P{Cc}\n\t]/gu;

/** A text of a file as plain text: HTML becomes lines, control and direction characters are removed. */
export const plainWords = (raw: string): string => {
  const text = raw.slice(0, maxRead).toWellFormed().replace(/\r\n?/g, '\n');
  return (tags.test(text) || /&(?:amp|nbsp|lt|gt|quot|#\d+);/.test(text) ? textOfHtml(text) : text)
    .replace(unseen, '')
    .replace(control, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

/** A text of a file exported by this site: unchanged. */
export const ownWords = (raw: string): string => raw.slice(0, maxRead).toWellFormed().replaceAll('\u0000', '').trim();

/** Truncates a text to `max` characters, at the end of a word if one is near. */
export const fitting = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/u, '');
  const word = start.replace(/\s+\S*$/u, '');
  return `${(word.length > max * 0.8 ? word : start).trimEnd()}…`;
};
