import type { Language } from './i18n/language.ts';
import { formatNumber } from './money.ts';

const NBSP = '\u00a0';

/** A file size for display: `640 KB`, `1,2 MB`, in English `1.2 MB`; at least 1 KB. */
export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${formatNumber(kilobytes, language)}${NBSP}KB`;
  return `${formatNumber(Math.round(bytes / 104_857.6) / 10, language)}${NBSP}MB`;
}
