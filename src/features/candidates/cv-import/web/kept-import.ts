import type { CvPreview } from '../fields.ts';

/** A file that was read, and what was understood of it. */
export interface ReadFile {
  name: string;
  preview: CvPreview;
}

const key = 'cvImport';

/** What this tab holds of this user; null for none, a foreign or a damaged one. */
export function keptImport(userId: string): ReadFile | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ({ userId: string } & ReadFile) | null;
    if (kept?.userId !== userId || !Array.isArray(kept.preview.leftOut) || !kept.preview.cv) return null;
    return { name: kept.name, preview: kept.preview };
  } catch {
    return null;
  }
}

/** Keeps it for as long as the tab lasts, over a reload; null forgets it. Without storage the file is chosen again. */
export function keepImport(userId: string, read: ReadFile | null): void {
  try {
    if (read === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ userId, ...read }));
  } catch {
    // Then a reload begins anew.
  }
}
