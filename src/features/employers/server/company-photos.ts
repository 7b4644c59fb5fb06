import { asc, eq, inArray } from 'drizzle-orm';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Actor } from '#kit/actor.ts';
import { companyPhotos } from './employer-table.ts';

/** A photo of the workplace: its file, and what it shows. */
export interface CompanyPhoto {
  file: string;
  alt: string;
}

/** Photos by company, in their order; companies without any are omitted. */
export async function photosOf(
  executor: Executor,
  employerIds: readonly number[],
): Promise<Map<number, CompanyPhoto[]>> {
  if (employerIds.length === 0) return new Map();
  const rows = await executor
    .select({ employerId: companyPhotos.employerId, file: companyPhotos.fileId, alt: companyPhotos.alt })
    .from(companyPhotos)
    .where(inArray(companyPhotos.employerId, [...employerIds]))
    .orderBy(asc(companyPhotos.employerId), asc(companyPhotos.position));
  const photos = new Map<number, CompanyPhoto[]>();
  for (const { employerId, ...photo } of rows) photos.set(employerId, [...(photos.get(employerId) ?? []), photo]);
  return photos;
}

/** The company of a photo and what it shows; null for a file that is no company's photo. */
export async function findPhoto(executor: Executor, file: string): Promise<{ employerId: number; alt: string } | null> {
  const [row] = await executor
    .select({ employerId: companyPhotos.employerId, alt: companyPhotos.alt })
    .from(companyPhotos)
    .where(eq(companyPhotos.fileId, file));
  return row ?? null;
}

/**
 * Replaces the photos of a locked company by these, in this order. New ones must be the actor's unused uploads, else the
 * field of the photo is invalid (`file-gone`); removed ones are deleted.
 */
export async function savePhotos(
  files: Pick<Files, 'attachAt' | 'discard'>,
  tx: Executor,
  actor: Actor,
  employerId: number,
  photos: readonly CompanyPhoto[],
): Promise<void> {
  const before = new Set(((await photosOf(tx, [employerId])).get(employerId) ?? []).map(({ file }) => file));
  for (const [at, { file: id }] of photos.entries())
    if (!before.delete(id)) await files.attachAt(`photos.${at}.file`, tx, actor, { id, purpose: 'workplacePhoto' });
  await tx.delete(companyPhotos).where(eq(companyPhotos.employerId, employerId));
  if (photos.length > 0)
    await tx
      .insert(companyPhotos)
      .values(photos.map(({ file, alt }, position) => ({ fileId: file, employerId, position, alt })));
  await files.discard(tx, [...before]);
}

/** Deletes the photos of a company that ends. */
export async function removePhotos(files: Pick<Files, 'discard'>, tx: Executor, employerId: number): Promise<void> {
  const photos = (await photosOf(tx, [employerId])).get(employerId) ?? [];
  // The rows go with their files.
  await files.discard(
    tx,
    photos.map(({ file }) => file),
  );
}
