import { rootStore, setEmployerRegistration } from '#kit/root-store.ts';
import type { RegisterEmployerForm } from '../fields.ts';

/** Text fields of a company's registration, which survive a reload; passwords do not. */
export const employerTexts = [
  'company',
  'pib',
  'registrationNumber',
  'phone',
  'website',
  'location',
  'postal',
  'address',
  'email',
] as const satisfies readonly (keyof RegisterEmployerForm)[];

/** Optional consents, restored as the person left them. */
const ticks = ['newsNotifications', 'specialOffers'] as const satisfies readonly (keyof RegisterEmployerForm)[];

export type EmployerDraft = Partial<
  Record<(typeof employerTexts)[number], string> & Record<(typeof ticks)[number], boolean>
>;

/** Loads the stored draft; unknown values in the storage are ignored. */
export function loadEmployerDraft(): EmployerDraft {
  const stored = rootStore.getState().employerRegistration as Record<string, unknown> | null;
  const saved = [
    ...employerTexts.filter((key) => typeof stored?.[key] === 'string' && stored[key] !== ''),
    ...ticks.filter((key) => typeof stored?.[key] === 'boolean'),
  ];
  return Object.fromEntries(saved.map((key) => [key, stored?.[key]]));
}

export const saveEmployerDraft = (values: Partial<Record<string, unknown>>): void =>
  setEmployerRegistration(
    Object.fromEntries([
      ...employerTexts.map((key) => [key, String(values[key] ?? '')]),
      ...ticks.map((key) => [key, values[key] === true]),
    ]),
  );

export const discardEmployerDraft = (): void => setEmployerRegistration(null);
