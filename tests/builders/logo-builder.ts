import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { type FileRow, files } from '#features/files/server/file-table.ts';
import type { BuildContext } from './account-builder.ts';

/** Gives a company a logo, whose bytes the store does not have. Returns its URL. */
export async function buildLogo({ database, clock }: BuildContext, employerId: number): Promise<string> {
  const now = clock.now();
  const file = {
    purpose: 'logo',
    name: 'znak.png',
    mediaType: 'image/png',
    size: 1,
    storageKey: randomUUID(),
  } as const;
  const rows = await database.executor
    .insert(files)
    .values({ ...file, createdAt: now, attachedAt: now })
    .returning();
  const { id } = rows[0] as FileRow;
  await database.executor.update(employers).set({ logoFileId: id }).where(eq(employers.id, employerId));
  return publicFileAddress(id);
}
