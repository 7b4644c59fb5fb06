import { randomUUID } from 'node:crypto';
import { companyPhotos } from '#features/employers/server/employer-table.ts';
import { files } from '#features/files/server/file-table.ts';
import type { BuildContext } from './account-builder.ts';

/** A photo of a company's workplace, whose picture is not stored; returns the id of its file. */
export async function buildCompanyPhoto(
  { database: { executor }, clock }: BuildContext,
  employerId: number,
  alt = 'Sala za sastanke',
): Promise<string> {
  const [file] = await executor
    .insert(files)
    .values({
      purpose: 'workplacePhoto',
      name: 'sala.jpg',
      mediaType: 'image/jpeg',
      size: 1,
      storageKey: randomUUID(),
      attachedAt: clock.now(),
      createdAt: clock.now(),
    })
    .returning({ id: files.id });
  const { id: fileId } = file as { id: string };
  const position = await executor.$count(companyPhotos);
  await executor.insert(companyPhotos).values({ fileId, employerId, position, alt });
  return fileId;
}
