import { textOfHtml } from '#kit/rich-text.ts';

/** Signs of one text that are looked at; more than any field takes. */
const maxRead = 20_000;

/** Tags that editors of CVs write; other words in angle brackets are words. */
const tags =
  /<\/?(?:p|br|div|span|strong|b|em|i|u|s|ul|ol|li|a|h[1-6]|font|table|tbody|tr|td|th|blockquote|sub|sup|pre|code|img|hr|script|style)(?:\s[^<>]*)?\/?>/i;

/** Signs that turn the direction of writing, or take no room. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const control = /[^\P{Cc}\n\t]/gu;

/** A text of a file as plain words: HTML becomes lines, control and direction marks go. */
export const plainWords = (raw: string): string => {
  const text = raw.slice(0, maxRead).toWellFormed().replace(/\r\n?/g, '\n');
  return (tags.test(text) || /&(?:amp|nbsp|lt|gt|quot|#\d+);/.test(text) ? textOfHtml(text) : text)
    .replace(unseen, '')
    .replace(control, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

/** A text of our own file: as it was written here. */
export const ownWords = (raw: string): string => raw.slice(0, maxRead).toWellFormed().replaceAll('\u0000', '').trim();

/** The beginning of a text that has room, up to a whole word where one ends near. */
export const fitting = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/u, '');
  const word = start.replace(/\s+\S*$/u, '');
  return `${(word.length > max * 0.8 ? word : start).trimEnd()}…`;
};
