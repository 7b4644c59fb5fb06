import type { Occupation } from './occupation.ts';
import { careOccupations } from './occupations/care-occupations.ts';
import { craftOccupations } from './occupations/craft-occupations.ts';
import { digitalOccupations } from './occupations/digital-occupations.ts';
import { factoryOccupations } from './occupations/factory-occupations.ts';
import { officeOccupations } from './occupations/office-occupations.ts';
import { serviceOccupations } from './occupations/service-occupations.ts';
import { tradeOccupations } from './occupations/trade-occupations.ts';

export const occupations: readonly Occupation[] = [
  ...tradeOccupations,
  ...factoryOccupations,
  ...craftOccupations,
  ...digitalOccupations,
  ...officeOccupations,
  ...serviceOccupations,
  ...careOccupations,
];
