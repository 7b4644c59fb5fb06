import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { logoPixels } from '#features/files/server/file-content.ts';
import type { Files } from '#features/files/server/index.ts';
import { drawMark, markOf } from './company-marks.ts';
import type { DemoEmployer, DemoPosting } from './demo-model.ts';

const LOGO_SHARE = 1 / 3;

/** Of each sector the third that is looking for most people, and the demo account's own company. */
function withLogo(companies: readonly DemoEmployer[], list: readonly DemoPosting[]): number[] {
  const sizes = new Map<number, number>();
  for (const { employerIndex } of list) sizes.set(employerIndex, (sizes.get(employerIndex) ?? 0) + 1);
  const bySector = Map.groupBy(companies.keys(), (index) => companies[index]?.sector);
  return [...bySector.values()].flatMap((indexes) =>
    indexes
      .sort((a, b) => Number(b === 0) - Number(a === 0) || (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0) || a - b)
      .slice(0, Math.ceil(indexes.length * LOGO_SHARE)),
  );
}

/**
 * Gives a third of the companies the logo that they would have uploaded.
 * @param employerIds in the order of the companies
 */
export async function loadDemoLogos(
  files: Pick<Files, 'saveAll'>,
  companies: readonly DemoEmployer[],
  list: readonly DemoPosting[],
  employerIds: readonly number[],
): Promise<void> {
  const chosen = withLogo(companies, list);
  const places = new Map<string, number>();
  const marks = chosen.map((index) => {
    const company = companies[index] as DemoEmployer;
    const place = places.get(company.sector) ?? 0;
    places.set(company.sector, place + 1);
    return markOf(company, place);
  });
  const pictures = await Promise.all(marks.map(drawMark));
  await files.saveAll(
    pictures.map((picture) => ({
      purpose: 'logo',
      name: 'logo.png',
      mediaType: 'image/png',
      width: logoPixels,
      height: logoPixels,
      ownerId: null,
      content: Readable.from([picture]),
    })),
    async (tx, rows) => {
      for (const [place, { id }] of rows.entries())
        await tx
          .update(employers)
          .set({ logoFileId: id })
          .where(eq(employers.id, employerIds[chosen[place] as number] as number));
    },
  );
}
