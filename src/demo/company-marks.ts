import sharp from 'sharp';
import { z } from 'zod';
import { logoFormat, logoPixels } from '#features/files/server/file-content.ts';
import { readContent } from '#host/content-files.ts';
import { type SectorName, sectorNames } from './sectors.ts';

const { marks, bySector, byName, palettes } = readContent(
  'demo/company-marks.yaml',
  z
    .strictObject({
      marks: z.record(z.string(), z.string()),
      bySector: z.record(z.enum(sectorNames), z.array(z.string()).min(1)),
      byName: z.record(z.string(), z.string()),
      /** Colours of ground, ink and accent. */
      palettes: z.array(z.string().regex(/^#[0-9a-f]{6}(?: #[0-9a-f]{6}){2}$/)),
    })
    .refine(
      ({ marks, bySector, byName }) =>
        [...Object.values(bySector).flat(), ...Object.values(byName)].every((name) => name in marks),
      'A mark is named that is not drawn.',
    ),
);

/** All marks that are drawn. */
export const markNames = Object.keys(marks);

/** What the mark of a company is drawn of. */
export interface CompanyMark {
  mark: string;
  palette: number;
}

/** The mark of a company: by its name, its sector, and how many of the sector have one already. */
export function markOf({ company, sector }: { company: string; sector: SectorName }, place: number): CompanyMark {
  const named = Object.entries(byName).find(([words]) => new RegExp(words).test(company))?.[1];
  const own = bySector[sector];
  const letters = [...company].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return {
    mark: named ?? (own[place % own.length] as string),
    palette: (letters + place * 5) % palettes.length,
  };
}

/** The mark as SVG, {@link logoPixels} pixels wide and high. */
export function markSvg({ mark, palette }: CompanyMark): string {
  const [ground = '', ink = '', accent = ''] = palettes[palette]?.split(' ') ?? [];
  const line = (name: string, colour: string) =>
    `.${name}{fill:none;stroke:${colour};stroke-width:7;stroke-linecap:round;stroke-linejoin:round}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${logoPixels}" height="${logoPixels}" viewBox="0 0 100 100"><style>.i{fill:${ink}}.a{fill:${accent}}.g{fill:${ground}}${line('si', ink)}${line('sa', accent)}${line('sg', ground)}</style><path class="g" d="M0 0h100v100H0z"/><g transform="translate(8 8) scale(.84)">${marks[mark]}</g></svg>`;
}

/** The mark as the PNG that a company would upload. */
export const drawMark = (mark: CompanyMark): Promise<Buffer> =>
  sharp(Buffer.from(markSvg(mark)))
    .flatten()
    .png(logoFormat)
    .toBuffer();
