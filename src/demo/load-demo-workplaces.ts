import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { z } from 'zod';
import { companyPhotos, employers } from '#features/employers/server/employer-table.ts';
import type { Files } from '#features/files/server/index.ts';
import { readContent } from '#host/content-files.ts';
import type { DemoEmployer, DemoPosting } from './demo-model.ts';

const { scenes, palettes, selection } = readContent(
  'demo/workplaces.yaml',
  z.strictObject({
    scenes: z.array(z.strictObject({ alt: z.string().min(1).max(150), drawing: z.string() })),
    palettes: z.array(z.string().regex(/^#[0-9a-f]{6}(?: #[0-9a-f]{6}){5}$/)),
    selection: z.array(
      z.array(z.strictObject({ title: z.string().min(1).max(80), days: z.int().min(1).nullable() })).max(5),
    ),
  }),
);

/** Numbers of photos of the companies that show their workplace, the demo account's own first. */
const photoCounts = [5, 3, 6, 4, 3, 1, 4, 3, 5, 2, 6, 3];

const size = { width: 1200, height: 800 };
const classes = ['w', 'f', 'i', 'a', 'l', 't'];

/** A scene as the JPEG that a company would upload. */
const drawScene = (scene: number, palette: number): Promise<Buffer> => {
  const colours = palettes[palette]?.split(' ') ?? [];
  const style = classes.map((name, at) => `.${name}{fill:${colours[at]}}`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 300 200"><style>${style}</style>${scenes[scene]?.drawing}</svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 86, mozjpeg: true }).toBuffer();
};

/** The demo account's own company, and of different sectors those that are looking for most people. */
function shown(companies: readonly DemoEmployer[], list: readonly DemoPosting[]): number[] {
  const counts = new Map<number, number>();
  for (const { employerIndex } of list) counts.set(employerIndex, (counts.get(employerIndex) ?? 0) + 1);
  const busiest = [...companies.keys()].sort(
    (a, b) => Number(b === 0) - Number(a === 0) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b,
  );
  const sectors = new Set<string>();
  const first = busiest.filter((index) => {
    const { sector } = companies[index] as DemoEmployer;
    return !sectors.has(sector) && sectors.add(sector);
  });
  return first.slice(0, photoCounts.length);
}

/**
 * Gives some companies photos of their workplace and the steps of choosing among applicants, and the number of employees
 * to those whose description says it.
 * @param employerIds in the order of the companies
 */
export async function loadDemoWorkplaces(
  files: Pick<Files, 'saveAll'>,
  companies: readonly DemoEmployer[],
  list: readonly DemoPosting[],
  employerIds: readonly number[],
): Promise<void> {
  const photos = shown(companies, list).flatMap((company, place) =>
    Array.from({ length: photoCounts[place] ?? 0 }, (_, position) => ({
      company,
      place,
      position,
      scene: (place + position) % scenes.length,
    })),
  );
  const pictures = await Promise.all(photos.map(({ scene, place }) => drawScene(scene, place % palettes.length)));
  await files.saveAll(
    pictures.map((picture, at) => ({
      ...size,
      purpose: 'workplacePhoto',
      name: `firma-${(photos[at]?.position ?? 0) + 1}.jpg`,
      mediaType: 'image/jpeg',
      ownerId: null,
      content: Readable.from([picture]),
    })),
    async (tx, rows) => {
      const idOf = (company: number): number => employerIds[company] as number;
      await tx.insert(companyPhotos).values(
        photos.map(({ company, position, scene }, at) => ({
          fileId: rows[at]?.id as string,
          employerId: idOf(company),
          position,
          alt: scenes[scene]?.alt ?? '',
        })),
      );
      for (const { company, place, position } of photos)
        if (position === 0)
          await tx
            .update(employers)
            .set({ selectionSteps: selection[place % selection.length] ?? [] })
            .where(eq(employers.id, idOf(company)));
      for (const [company, { shortDescription, about }] of companies.entries()) {
        const employees = /(\d+) zaposlen/.exec(`${shortDescription} ${about}`)?.[1];
        if (employees)
          await tx
            .update(employers)
            .set({ employees: Number(employees) })
            .where(eq(employers.id, idOf(company)));
      }
    },
  );
}
