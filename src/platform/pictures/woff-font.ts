import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/*
 * Outlines of letters out of a WOFF file with TrueType outlines (W3C WOFF 1.0; OpenType: cmap format 4, loca, glyf,
 * hmtx). Pictures are drawn with paths, so that they have the same letters on every machine, whatever fonts it has.
 */

export interface Glyph {
  /** Path data of SVG in units of the font, its y axis pointing up. */
  path: string;
  /** Distance to the next letter. */
  advance: number;
}

export interface Font {
  unitsPerEm: number;
  /** Null for a character that the font does not have. */
  glyphOf(codePoint: number): Glyph | null;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

type Matrix = readonly [xx: number, xy: number, yx: number, yy: number, dx: number, dy: number];

const woffSignature = 0x774f4646;

/** The tables of the file by their names, unpacked. */
function readTables(file: Buffer): Map<string, Buffer> {
  if (file.readUInt32BE(0) !== woffSignature) throw new Error('This is no WOFF file.');
  const count = file.readUInt16BE(12);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 44 + index * 20;
      const [start, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [number, number, number];
      const bytes = file.subarray(start, start + packed);
      return [file.toString('latin1', entry, entry + 4), packed < length ? inflateSync(bytes) : bytes] as const;
    }),
  );
}

/** The first subtable of format 4, which has all letters of the basic plane. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map that is read here.');
  const doubled = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled].map(
    (at) => start + at,
  ) as [number, number, number, number];
  return (codePoint) => {
    for (let at = 0; at < doubled; at += 2) {
      if (codePoint > cmap.readUInt16BE(ends + at)) continue;
      const first = cmap.readUInt16BE(starts + at);
      if (codePoint < first) return 0;
      const delta = cmap.readUInt16BE(deltas + at);
      const range = cmap.readUInt16BE(ranges + at);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(ranges + at + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

const flag = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const;
const part = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/** Contours of a glyph that is not made of others. */
function readContours(glyf: Buffer, start: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => glyf.readUInt16BE(start + 10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + count * 2;
  at += 2 + glyf.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const bits = glyf.readUInt8(at++);
    const times = bits & flag.repeat ? glyf.readUInt8(at++) + 1 : 1;
    for (let index = 0; index < times; index += 1) flags.push(bits);
  }
  const readAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((bits) => {
      if (bits & short) value += bits & same ? glyf.readUInt8(at++) : -glyf.readUInt8(at++);
      else if (!(bits & same)) {
        value += glyf.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(flag.shortX, flag.sameX);
  const ys = readAxis(flag.shortY, flag.sameY);
  const points = flags.map((bits, index) => ({
    x: xs[index] as number,
    y: ys[index] as number,
    onCurve: (bits & flag.onCurve) !== 0,
  }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] as number) + 1, end + 1));
}

const moved = (contours: Point[][], [xx, xy, yx, yy, dx, dy]: Matrix): Point[][] =>
  contours.map((contour) =>
    contour.map(({ x, y, onCurve }) => ({ x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, onCurve })),
  );

/** Letters with marks are made of the letter and the mark. */
function readParts(glyf: Buffer, start: number, contoursOf: (glyph: number) => Point[][]): Point[][] {
  const all: Point[][] = [];
  let at = start + 10;
  for (;;) {
    const bits = glyf.readUInt16BE(at);
    const glyph = glyf.readUInt16BE(at + 2);
    at += 4;
    const wide = (bits & part.words) !== 0;
    const read = () => {
      const value = wide ? glyf.readInt16BE(at) : glyf.readInt8(at);
      at += wide ? 2 : 1;
      return value;
    };
    const [first, second] = [read(), read()];
    const [dx, dy] = bits & part.offsets ? [first, second] : [0, 0];
    const fraction = () => {
      at += 2;
      return glyf.readInt16BE(at - 2) / 16_384;
    };
    let [xx, xy, yx, yy] = [1, 0, 0, 1];
    if (bits & part.scale) xx = yy = fraction();
    else if (bits & part.twoScales) [xx, yy] = [fraction(), fraction()];
    else if (bits & part.matrix) [xx, xy, yx, yy] = [fraction(), fraction(), fraction(), fraction()];
    all.push(...moved(contoursOf(glyph), [xx, xy, yx, yy, dx, dy]));
    if (!(bits & part.more)) return all;
  }
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true });

/** Quadratic curves; between two control points lies a point that is not written. */
function pathOf(contour: Point[]): string {
  const [first, last] = [contour[0], contour.at(-1)];
  if (!first || !last) return '';
  const start = first.onCurve ? first : last.onCurve ? last : between(last, first);
  const pieces = [`M${start.x} ${start.y}`];
  contour.forEach((point, index) => {
    const next = contour[(index + 1) % contour.length] as Point;
    if (point.onCurve) pieces.push(`L${point.x} ${point.y}`);
    else {
      const end = next.onCurve ? next : between(point, next);
      pieces.push(`Q${point.x} ${point.y} ${end.x} ${end.y}`);
    }
  });
  return `${pieces.join('')}Z`;
}

/** Reads a file; its letters are read when they are asked for. */
export function readWoffFont(path: string): Font {
  const tables = readTables(readFileSync(path));
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`${path} has no table ${name}.`);
    return found;
  };
  const [head, loca, glyf, hmtx] = ['head', 'loca', 'glyf', 'hmtx'].map(table) as [Buffer, Buffer, Buffer, Buffer];
  const longOffsets = head.readInt16BE(50) === 1;
  const widths = table('hhea').readUInt16BE(34);
  const glyphIndex = readCharacterMap(table('cmap'));
  const offset = (glyph: number): number =>
    longOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;

  const contoursOf = (glyph: number): Point[][] => {
    const start = offset(glyph);
    if (start === offset(glyph + 1)) return [];
    const count = glyf.readInt16BE(start);
    return count < 0 ? readParts(glyf, start, contoursOf) : readContours(glyf, start, count);
  };

  const known = new Map<number, Glyph | null>();
  const readGlyph = (codePoint: number): Glyph | null => {
    const glyph = glyphIndex(codePoint);
    if (glyph === 0) return null;
    return {
      path: contoursOf(glyph).map(pathOf).join(''),
      advance: hmtx.readUInt16BE(Math.min(glyph, widths - 1) * 4),
    };
  };
  return {
    unitsPerEm: head.readUInt16BE(18),
    glyphOf(codePoint) {
      const kept = known.get(codePoint);
      if (kept !== undefined) return kept;
      const glyph = readGlyph(codePoint);
      known.set(codePoint, glyph);
      return glyph;
    },
  };
}
