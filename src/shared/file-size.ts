import { intlTag, type Language } from './i18n/language.ts';

const NBSP = '\u00a0';

/** Bytes as they are read: `640 KB`, `1,2 MB`, in English `1.2 MB`; never less than 1 KB. */
export function formatFileSize(bytes: number, language: Language): string {
  const number = new Intl.NumberFormat(intlTag[language], { maximumFractionDigits: 1 });
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${number.format(kilobytes)}${NBSP}KB`;
  return `${number.format(bytes / 1_048_576)}${NBSP}MB`;
}
