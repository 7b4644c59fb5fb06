import { type Place, type PlaceCode, places } from '#features/catalog/places.ts';
import type { Random } from './random.ts';
import type { Sector, SectorName } from './sectors.ts';

/** Share of the country's work by town; towns that are not named count little. */
const marketWeights: Partial<Record<PlaceCode, number>> = {
  beograd: 68,
  'novi-sad': 15,
  nis: 6.5,
  kragujevac: 4,
  subotica: 3,
  pancevo: 2.2,
  cacak: 2,
  zrenjanin: 1.8,
  kraljevo: 1.5,
  krusevac: 1.5,
  sabac: 1.5,
  'stara-pazova': 1.4,
  smederevo: 1.2,
  leskovac: 1.2,
  valjevo: 1.2,
  uzice: 1.2,
  vranje: 1,
  sombor: 1,
  'novi-pazar': 1,
  'sremska-mitrovica': 1,
  indija: 1,
  pozarevac: 1,
  jagodina: 1,
  simanovci: 0.9,
  ruma: 0.9,
  zajecar: 0.7,
  'kosovska-mitrovica': 0.2,
  pristina: 0.1,
};
const SMALL_TOWN = 0.35;

/** Where a trade lives, when it does not follow the market. */
const homes: Partial<Record<SectorName, Partial<Record<PlaceCode, number>>>> = {
  hotels: {
    beograd: 12,
    zlatibor: 5,
    kopaonik: 5,
    'vrnjacka-banja': 4,
    'novi-sad': 3,
    arandelovac: 1,
    vrsac: 1,
    nis: 1.5,
    kanjiza: 1,
    ivanjica: 1,
    apatin: 0.7,
    'gornji-milanovac': 0.5,
  },
  agriculture: {
    'backa-topola': 2,
    sombor: 2,
    kikinda: 2,
    'novi-sad': 2,
    arilje: 2,
    ruma: 2,
    sid: 1.5,
    vrbas: 1.5,
    becej: 1.5,
    odzaci: 1,
    smederevo: 1.5,
    krusevac: 1,
    cacak: 1,
    negotin: 1,
    prokuplje: 1,
    'velika-plana': 1,
    temerin: 1,
    kovin: 1,
  },
  'heavy-industry': {
    bor: 3,
    majdanpek: 2,
    smederevo: 2,
    lazarevac: 2,
    sabac: 1.5,
    arandelovac: 1.5,
    raska: 1,
    'kosovska-mitrovica': 0.8,
    krusevac: 1.5,
    pancevo: 2,
    nis: 1,
    'novi-sad': 1,
  },
  textile: {
    leskovac: 2,
    'novi-pazar': 3,
    arilje: 2,
    ivanjica: 1.5,
    pirot: 1.5,
    vranje: 2,
    'vladicin-han': 1,
    raska: 1,
    beograd: 3,
    zrenjanin: 1,
    subotica: 1.5,
    'sremska-mitrovica': 1,
    knjazevac: 1,
    nis: 1.5,
  },
  production: {
    beograd: 24,
    'novi-sad': 6,
    simanovci: 3,
    indija: 3,
    'stara-pazova': 3,
    subotica: 4,
    kragujevac: 4,
    cacak: 3,
    zrenjanin: 3,
    pancevo: 2,
    krusevac: 2,
    nis: 3,
    sabac: 2,
    ruma: 2,
    leskovac: 2,
    jagodina: 2,
    smederevo: 1,
    'gornji-milanovac': 1.5,
    pozega: 1,
    priboj: 1,
    valjevo: 1.5,
    loznica: 1.5,
    svilajnac: 1,
    pecinci: 1,
    kula: 1,
    'backa-palanka': 1,
    cuprija: 0.7,
    trstenik: 1,
    aleksinac: 0.8,
    bujanovac: 0.6,
    paracin: 0.8,
    'smederevska-palanka': 0.7,
    senta: 0.8,
  },
};

const towns: readonly (Place & { code: PlaceCode })[] = places.filter((place) => place.kind === 'place');

/** A town for a firm of the sector, or for another of its places of work. */
export function pickTown(sector: Sector, random: Random): PlaceCode {
  const home = homes[sector.name];
  return random.weighted(
    towns.map(({ code }) => {
      const market = marketWeights[code];
      if (home) return [code, home[code] ?? 0] as const;
      if (sector.bigTowns) return [code, market === undefined || market < 1 ? 0 : market] as const;
      return [code, market ?? SMALL_TOWN] as const;
    }),
  );
}

const municipalityWeights: Partial<Record<PlaceCode, number>> = {
  'novi-beograd': 22,
  zemun: 12,
  'stari-grad': 12,
  vracar: 10,
  palilula: 9,
  zvezdara: 9,
  cukarica: 8,
  vozdovac: 8,
  'savski-venac': 8,
  rakovica: 4,
  surcin: 3,
  obrenovac: 1.5,
  lazarevac: 1.5,
  mladenovac: 1,
  grocka: 1,
  barajevo: 0.5,
  sopot: 0.5,
};

/** A municipality of Belgrade. */
export const pickMunicipality = (random: Random): PlaceCode =>
  random.weighted(Object.entries(municipalityWeights) as [PlaceCode, number][]);
