import { tabValue, writeTab } from '#kit/tab-storage.ts';
import type { CvPreview } from '../fields.ts';

/** A file that was read, and what was understood of it. */
export interface ReadFile {
  name: string;
  preview: CvPreview;
}

const key = 'cvImport';

/** What this tab holds of this user; null for none, a foreign or a damaged one. */
export function savedImport(userId: string): ReadFile | null {
  const saved = tabValue(key) as Partial<{ userId: string } & ReadFile> | null;
  if (saved?.userId !== userId || !Array.isArray(saved.preview?.leftOut) || !saved.preview.cv) return null;
  return { name: saved.name ?? '', preview: saved.preview };
}

/** Stores it for this tab, across reloads; null removes it. */
export const keepImport = (userId: string, read: ReadFile | null): void => writeTab(key, read && { userId, ...read });
