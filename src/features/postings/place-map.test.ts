import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benefits } from '#features/catalog/benefits.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { type Place, places } from '#features/catalog/places.ts';
import { translator } from '#tests/support/mail-surroundings.ts';
import type { PostingPage } from './fields.ts';
import { placeMap, toGrid } from './place-map.ts';

const drawings = readFileSync(new URL('../../ui/icons/drawings.svg', import.meta.url), 'utf8');

const mapOf = (codes: string[], workModel: string | null = null, language: 'sr' | 'en' = 'sr') =>
  placeMap(
    {
      locations: codes.map((code) => ({ code, label: placeLabel(code, language) })),
      workModel: workModel && { code: workModel, label: '' },
    } as PostingPage,
    language,
    translator(language),
  );

describe('the map of a posting', () => {
  it('marks its town, with its distance from Belgrade and the large towns that its name leaves room for', () => {
    expect(mapOf(['novi-sad'])).toMatchObject({
      marks: [{ name: 'Novi Sad', x: 49, y: 63 }],
      places: [{ code: 'novi-sad', label: 'Novi Sad', away: 'Oko 70 km od Beograda, vazdušnom linijom' }],
      towns: [{ name: 'Subotica' }, { name: 'Beograd' }, { name: 'Kragujevac' }, { name: 'Niš' }],
    });
    expect(mapOf(['nis'], 'hibrid', 'en')?.towns.map(({ name }) => name)).toContain('Belgrade');
  });

  it('marks a town once for its municipalities, and names each', () => {
    const map = mapOf(['vracar', 'zemun']);
    expect(map?.marks.map(({ name }) => name)).toEqual(['Beograd']);
    expect(map?.places).toEqual([
      { code: 'vracar', label: 'Beograd, Vračar', away: '' },
      { code: 'zemun', label: 'Beograd, Zemun', away: '' },
    ]);
  });

  it('leaves out what is no place, and is not there for work from home', () => {
    expect(mapOf(['cela-srbija', 'nis'])?.places).toHaveLength(1);
    for (const codes of [['cela-srbija'], ['inostranstvo'], ['grad-beograd'], ['nema']])
      expect(mapOf(codes)).toBeNull();
    expect(mapOf(['nis'], 'od-kuce')).toBeNull();
  });
});

describe('the drawings', () => {
  it('have every town of the catalog at its place on the grid', () => {
    const towns = (places as readonly Place[]).flatMap(({ code, kind, lat, lng }) =>
      kind === 'place' && lat !== undefined && lng !== undefined ? [{ code, ...toGrid({ lat, lng }) }] : [],
    );
    expect(towns.filter(({ x, y }) => !drawings.includes(`M${x} ${y}h0`)).map(({ code }) => code)).toEqual([]);
  });

  it('have a sign for every benefit', () => {
    expect(benefits.filter(({ code }) => !drawings.includes(`<symbol id="${code}"`))).toEqual([]);
  });
});
