import sharp from 'sharp';
import { logoPixels } from '#platform/files/file-content.ts';
import type { SectorName } from './sectors.ts';

/*
 * Marks for invented companies, drawn of few plain shapes on a square of 100. `i` is ink, `a` the accent and `g` the
 * ground as fills; `si`, `sa` and `sg` are the same as lines.
 */

const marks = {
  basket:
    '<path class="si" d="M30 44c0-30 40-30 40 0"/><path class="i" d="M18 44h64l-9 36H27z"/><path class="sg" d="M40 54v16M50 54v16M60 54v16"/>',
  awning:
    '<path class="i" d="M22 24h56l6 22H16z"/><path class="a" d="M16 46h17a8.5 8.5 0 0 1-17 0zM50 46h17a8.5 8.5 0 0 1-17 0z"/><path class="i" d="M33 46h17a8.5 8.5 0 0 1-17 0zM67 46h17a8.5 8.5 0 0 1-17 0zM24 62h52v18H24z"/>',
  tag: '<path class="i" d="M20 22h34l28 28-32 32-30-30z"/><circle class="g" cx="35" cy="37" r="6"/><path class="sa" d="M48 60l14-14"/>',
  boxes:
    '<path class="i" d="M16 52h32v30H16z"/><path class="a" d="M52 52h32v30H52z"/><path class="i" d="M34 18h32v30H34z"/><path class="sg" d="M50 18v12M32 52v12M68 52v12"/>',
  chevrons:
    '<path class="i" d="M16 24h20l20 26-20 26H16l20-26z"/><path class="a" d="M48 24h20l20 26-20 26H48l20-26z"/>',
  gear: '<path class="i" d="M44 14h12l3 11 10 5 11-4 7 11-8 8v10l8 8-7 11-11-4-10 5-3 11H44l-3-11-10-5-11 4-7-11 8-8V45l-8-8 7-11 11 4 10-5z"/><circle class="g" cx="50" cy="50" r="16"/><circle class="a" cx="50" cy="50" r="8"/>',
  nut: '<path class="i" d="M50 14l31 18v36L50 86 19 68V32z"/><circle class="g" cx="50" cy="50" r="17"/><path class="a" d="M50 33a17 17 0 0 1 0 34z"/>',
  blocks:
    '<path class="i" d="M18 18h30v30H18zM52 52h30v30H52z"/><path class="a" d="M52 18l30 15-30 15zM48 82L18 67l30-15z"/>',
  wheat:
    '<path class="si" d="M50 88V40"/><path class="i" d="M50 14c8 8 8 18 0 26-8-8-8-18 0-26zM46 60C32 60 26 52 26 40c12 0 20 8 20 20zM54 60c14 0 20-8 20-20-12 0-20 8-20 20z"/><path class="a" d="M46 82c-14 0-20-8-20-20 12 0 20 8 20 20zM54 82c14 0 20-8 20-20-12 0-20 8-20 20z"/>',
  drop: '<path class="i" d="M50 14c18 22 26 32 26 45a26 26 0 0 1-52 0c0-13 8-23 26-45z"/><path class="a" d="M50 40c9 11 12 16 12 22a12 12 0 0 1-24 0c0-6 3-11 12-22z"/>',
  spool:
    '<path class="i" d="M24 16h52v14H24zM24 70h52v14H24z"/><path class="a" d="M32 34h36v8H32zM32 46h36v8H32zM32 58h36v8H32z"/>',
  stitch:
    '<path class="i" d="M18 18h28v64H18z"/><path class="a" d="M54 18h28v64H54z"/><path class="sg" d="M34 26l32 12-32 12 32 12-32 12"/>',
  mountain:
    '<path class="i" d="M10 80l28-52 18 32 8-12 26 32z"/><path class="a" d="M38 28l11 20-7 6-5-5-7 4-2-6z"/>',
  crystal:
    '<path class="i" d="M50 12l30 26-30 50z"/><path class="a" d="M50 12L20 38l30 50z"/><path class="sg" d="M20 38h60"/>',
  discs:
    '<circle class="i" cx="38" cy="40" r="24"/><circle class="a" cx="62" cy="40" r="24"/><circle class="si" cx="50" cy="62" r="20"/>',
  sheet:
    '<path class="i" d="M26 14h34l18 18v54H26z"/><path class="a" d="M60 14v18h18z"/><path class="sg" d="M36 48h30M36 60h30M36 72h18"/>',
  bricks:
    '<path class="i" d="M14 22h42v16H14zM38 42h48v16H38zM14 62h42v16H14z"/><path class="a" d="M60 22h26v16H60zM14 42h20v16H14zM60 62h26v16H60z"/>',
  roof: '<path class="i" d="M50 16l38 30v10L50 27 12 56V46z"/><path class="i" d="M24 56l26-20 26 20v28H24z"/><path class="a" d="M42 58h16v26H42z"/>',
  crane:
    '<path class="si" d="M32 86V22h50M32 40l18-18"/><path class="sa" d="M72 26v22"/><path class="a" d="M62 48h20v18H62z"/><path class="i" d="M18 80h28v8H18z"/>',
  bolt: '<circle class="i" cx="50" cy="50" r="36"/><path class="a" d="M55 18L30 56h17l-4 26 26-38H52z"/>',
  sun: '<circle class="a" cx="50" cy="50" r="19"/><path class="si" d="M50 12v11M50 77v11M12 50h11M77 50h11M23 23l8 8M69 69l8 8M77 23l-8 8M31 69l-8 8"/>',
  flame:
    '<path class="i" d="M50 12c4 18 26 24 26 48a26 26 0 0 1-52 0c0-12 7-16 10-26 6 6 8 8 9 14 6-10 9-20 7-36z"/><path class="a" d="M50 54c7 8 12 12 12 20a12 12 0 0 1-24 0c0-8 5-12 12-20z"/>',
  wheel:
    '<circle class="i" cx="50" cy="50" r="36"/><circle class="g" cx="50" cy="50" r="24"/><circle class="a" cx="50" cy="50" r="9"/><path class="si" d="M50 26v12M50 62v12M26 50h12M62 50h12"/>',
  wrench:
    '<path class="i" d="M62 14a22 22 0 0 0-20 31L16 71l13 13 26-26a22 22 0 0 0 29-28L70 44l-14-14 14-14a22 22 0 0 0-8-2z"/><circle class="a" cx="27" cy="73" r="6"/>',
  square:
    '<path class="i" d="M18 16l66 66H18z"/><path class="g" d="M32 50l18 18H32z"/><path class="sa" d="M60 18h22v22"/>',
  arch: '<path class="i" d="M16 84V50a34 34 0 0 1 68 0v34H66V50a16 16 0 0 0-32 0v34z"/><path class="a" d="M42 84V54a8 8 0 0 1 16 0v30z"/>',
  brackets: '<path class="si" d="M36 22L14 50l22 28M64 22l22 28-22 28"/><path class="sa" d="M57 26L43 74"/>',
  nodes:
    '<path class="si" d="M28 30l44 8M28 30l14 42M72 38L42 72"/><circle class="i" cx="28" cy="30" r="13"/><circle class="a" cx="73" cy="38" r="13"/><circle class="i" cx="42" cy="73" r="13"/>',
  pixels:
    '<path class="i" d="M16 16h20v20H16zM40 40h20v20H40zM16 64h20v20H16zM64 16h20v20H64z"/><path class="a" d="M40 16h20v20H40zM64 64h20v20H64zM16 40h20v20H16z"/>',
  waves:
    '<circle class="a" cx="26" cy="74" r="11"/><path class="si" d="M26 46a28 28 0 0 1 28 28M26 22a52 52 0 0 1 52 52"/>',
  rings:
    '<path class="si" d="M28 62a30 30 0 0 1 44 0M16 46a48 48 0 0 1 68 0"/><circle class="a" cx="50" cy="76" r="9"/>',
  road: '<path class="i" d="M38 14h24l22 72H16z"/><path class="sa" d="M50 24v10M50 44v12M50 66v14"/>',
  wing: '<path class="i" d="M12 30h52L48 46H24z"/><path class="a" d="M28 50h52L64 66H40z"/><path class="i" d="M44 70h44L74 84H56z"/>',
  cup: '<path class="i" d="M20 34h46v26a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20z"/><path class="si" d="M66 42h8a9 9 0 0 1 0 18h-8"/><path class="sa" d="M36 14v12M50 14v12"/>',
  slice:
    '<path class="i" d="M14 30c22-16 50-16 72 0L50 88z"/><circle class="a" cx="40" cy="40" r="7"/><circle class="a" cx="60" cy="42" r="7"/><circle class="a" cx="50" cy="60" r="6"/>',
  fork: '<circle class="i" cx="50" cy="50" r="36"/><path class="sg" d="M40 26v48M34 26v14a6 6 0 0 0 12 0V26"/><path class="sa" d="M62 74V26c8 6 8 20 0 26"/>',
  key: '<circle class="i" cx="34" cy="40" r="22"/><circle class="g" cx="34" cy="40" r="9"/><path class="sa" d="M50 54l34 32M66 70l10-10M76 80l8-8"/>',
  tower:
    '<path class="i" d="M24 84V34l26-20 26 20v50H60V64H40v20z"/><path class="a" d="M36 40h10v12H36zM54 40h10v12H54z"/>',
  compass:
    '<circle class="si" cx="50" cy="50" r="34"/><path class="a" d="M70 30L56 56 44 44z"/><path class="i" d="M30 70l14-26 12 12z"/>',
  cross:
    '<path class="i" d="M37 14h26v23h23v26H63v23H37V63H14V37h23z"/><path class="a" d="M37 37h26v26H37z"/>',
  pulse:
    '<path class="i" d="M50 86C20 64 12 50 12 36a19 19 0 0 1 38-6 19 19 0 0 1 38 6c0 14-8 28-38 50z"/><path class="sg" d="M18 48h20l7-14 10 28 7-14h20"/>',
  tooth:
    '<path class="i" d="M50 26c8-12 34-12 34 12 0 16-8 20-10 46-1 6-10 6-12 0l-5-20c-2-6-12-6-14 0l-5 20c-2 6-11 6-12 0-2-26-10-30-10-46 0-24 26-24 34-12z"/><path class="sa" d="M34 36c4-6 10-6 16-2"/>',
  leaf: '<path class="i" d="M16 84C8 40 34 14 86 14c2 50-24 76-70 70z"/><path class="sa" d="M20 80l42-42"/>',
  pill: '<g transform="rotate(-45 50 50)"><path class="i" d="M50 32h24a18 18 0 0 1 0 36H50z"/><path class="a" d="M50 32H26a18 18 0 0 0 0 36h24z"/></g>',
  petals:
    '<circle class="i" cx="50" cy="28" r="17"/><circle class="i" cx="50" cy="72" r="17"/><circle class="i" cx="28" cy="50" r="17"/><circle class="i" cx="72" cy="50" r="17"/><circle class="a" cx="50" cy="50" r="13"/>',
  book: '<path class="i" d="M12 24c14-6 26-4 36 4v54c-10-8-22-10-36-4z"/><path class="a" d="M88 24c-14-6-26-4-36 4v54c10-8 22-10 36-4z"/>',
  cap: '<path class="i" d="M50 22l42 20-42 20L8 42z"/><path class="a" d="M26 58l24 12 24-12v16c-14 12-34 12-48 0z"/><path class="si" d="M86 46v24"/>',
  bars: '<path class="i" d="M16 54h16v30H16zM40 38h16v46H40z"/><path class="a" d="M64 16h20v68H64z"/>',
  ledger:
    '<path class="i" d="M16 18h68v12H16zM16 42h48v12H16zM16 66h68v16H16z"/><path class="a" d="M70 42h14v12H70z"/>',
  scales:
    '<path class="si" d="M50 18v62M30 82h40M20 30h60"/><path class="i" d="M8 56l14-26 14 26a14 14 0 0 1-28 0z"/><path class="a" d="M64 56l14-26 14 26a14 14 0 0 1-28 0z"/>',
  columns:
    '<path class="i" d="M50 12l38 22v8H12v-8zM12 76h76v10H12z"/><path class="a" d="M22 46h12v26H22zM44 46h12v26H44zM66 46h12v26H66z"/>',
  umbrella:
    '<path class="i" d="M12 52a38 38 0 0 1 76 0c-8-8-17-8-25 0-8-8-18-8-26 0-8-8-17-8-25 0z"/><path class="sa" d="M50 48v28a9 9 0 0 1-18 0"/>',
  bubble:
    '<path class="i" d="M14 18h72v48H50L30 84V66H14z"/><circle class="a" cx="34" cy="42" r="6"/><circle class="a" cx="50" cy="42" r="6"/><circle class="a" cx="66" cy="42" r="6"/>',
  spark:
    '<path class="i" d="M50 10l10 30 30 10-30 10-10 30-10-30-30-10 30-10z"/><circle class="a" cx="50" cy="50" r="9"/>',
  play: '<path class="i" d="M14 20h72v60H14z"/><path class="a" d="M40 34l26 16-26 16z"/>',
  curtain:
    '<path class="i" d="M14 16h72v12H14zM14 28h26c0 24-8 40-26 52z"/><path class="a" d="M86 28H60c0 24 8 40 26 52z"/>',
  suds: '<circle class="i" cx="40" cy="58" r="26"/><circle class="a" cx="70" cy="36" r="16"/><circle class="si" cx="72" cy="74" r="9"/>',
  shield:
    '<path class="i" d="M50 12l32 10v26c0 20-12 32-32 40-20-8-32-20-32-40V22z"/><path class="a" d="M50 24v52c-13-6-21-15-21-29V31z"/>',
  sprout:
    '<path class="si" d="M50 88V50"/><path class="i" d="M50 56C24 56 14 40 14 20c24 0 36 14 36 36z"/><path class="a" d="M52 46c0-20 12-30 34-30 0 20-10 32-34 32z"/>',
  furrows:
    '<circle class="a" cx="50" cy="34" r="16"/><path class="si" d="M12 60c24-10 52-10 76 0M12 74c24-10 52-10 76 0M12 88c24-10 52-10 76 0"/>',
  paw: '<circle class="i" cx="26" cy="46" r="9"/><circle class="i" cx="42" cy="28" r="10"/><circle class="i" cx="60" cy="28" r="10"/><circle class="i" cx="75" cy="46" r="9"/><path class="a" d="M50 46c14 0 26 14 24 26-2 10-14 8-24 8s-22 2-24-8c-2-12 10-26 24-26z"/>',
} as const;

type Mark = keyof typeof marks;

const marksOf: Record<SectorName, readonly Mark[]> = {
  retail: ['basket', 'awning', 'tag'],
  wholesale: ['boxes', 'chevrons'],
  production: ['gear', 'nut', 'blocks'],
  'food-industry': ['wheat', 'drop'],
  textile: ['spool', 'stitch'],
  'heavy-industry': ['mountain', 'crystal'],
  printing: ['discs', 'sheet'],
  construction: ['bricks', 'roof', 'crane'],
  installations: ['bolt', 'sun', 'flame'],
  'car-service': ['wheel', 'wrench'],
  engineering: ['square', 'arch'],
  it: ['brackets', 'nodes', 'pixels'],
  telecom: ['waves', 'rings'],
  transport: ['road', 'wing', 'chevrons'],
  restaurants: ['cup', 'slice', 'fork'],
  hotels: ['key', 'tower'],
  travel: ['compass', 'wing'],
  health: ['cross', 'pulse', 'tooth'],
  pharmacy: ['leaf', 'pill'],
  beauty: ['petals', 'spark'],
  education: ['book', 'cap'],
  accounting: ['bars', 'ledger'],
  legal: ['scales', 'columns'],
  banking: ['columns', 'bars'],
  insurance: ['umbrella', 'shield'],
  agency: ['bubble', 'spark'],
  media: ['play', 'waves'],
  culture: ['curtain', 'spark'],
  calls: ['bubble', 'rings'],
  cleaning: ['suds', 'drop'],
  security: ['shield', 'key'],
  agriculture: ['sprout', 'furrows'],
  veterinary: ['paw', 'leaf'],
};

/** Words in a name that say which mark it wears, before the sector does. */
const marksByName: readonly (readonly [RegExp, Mark])[] = [
  [/Dental/, 'tooth'],
  [/Picerija/, 'slice'],
  [/Kafeterija|Poslastičarnica/, 'cup'],
  [/Solar/, 'sun'],
  [/Termo|Klima/, 'flame'],
  [/Mlekara/, 'drop'],
  [/Liftovi/, 'tower'],
  [/Obuća|Konfekcija/, 'stitch'],
  [/Prevoz/, 'road'],
  [/Izdavačka/, 'book'],
];

/** Ground, ink and accent; each reads at 32 pixels on white and on dark paper. */
const palettes = [
  ['#004f53', '#d6f0ee', '#fdc03b'],
  ['#fdeccd', '#004f53', '#e2871b'],
  ['#1f2f5c', '#dfe7fb', '#f58a6b'],
  ['#e4ecfb', '#23407a', '#e0762f'],
  ['#2c4a2f', '#dcefd9', '#f3c44c'],
  ['#f7e2d8', '#8a3014', '#dd8a2f'],
  ['#43284f', '#efdcf6', '#f2a65a'],
  ['#dcefee', '#0b5c5f', '#d8572a'],
  ['#fdc03b', '#3a2a08', '#ffffff'],
  ['#8a2f3b', '#fbe3e2', '#fdc03b'],
  ['#f1ebdd', '#3b3a36', '#2a8c8c'],
  ['#0e6ba8', '#ffffff', '#ffd166'],
] as const;

/** What the mark of a company is drawn of. */
export interface CompanyMark {
  mark: Mark;
  palette: number;
}

/** The mark of a company: by its name, its sector, and how many of the sector have one already. */
export function markOf(
  { company, sector }: { company: string; sector: SectorName },
  place: number,
): CompanyMark {
  const named = marksByName.find(([words]) => words.test(company))?.[1];
  const own = marksOf[sector];
  const letters = [...company].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return {
    mark: named ?? (own[place % own.length] as Mark),
    palette: (letters + place * 5) % palettes.length,
  };
}

/** The mark as SVG, {@link logoPixels} pixels wide and high. */
export function markSvg({ mark, palette }: CompanyMark): string {
  const [ground, ink, accent] = palettes[palette] as (typeof palettes)[number];
  const line = (name: string, colour: string) =>
    `.${name}{fill:none;stroke:${colour};stroke-width:7;stroke-linecap:round;stroke-linejoin:round}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${logoPixels}" height="${logoPixels}" viewBox="0 0 100 100"><style>.i{fill:${ink}}.a{fill:${accent}}.g{fill:${ground}}${line('si', ink)}${line('sa', accent)}${line('sg', ground)}</style><path class="g" d="M0 0h100v100H0z"/><g transform="translate(8 8) scale(.84)">${marks[mark]}</g></svg>`;
}

/** The mark as the PNG that a company would upload. */
export const drawMark = (mark: CompanyMark): Promise<Buffer> =>
  sharp(Buffer.from(markSvg(mark)))
    .flatten()
    .png()
    .toBuffer();
