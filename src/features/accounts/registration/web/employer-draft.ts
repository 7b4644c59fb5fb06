import { rootStore, setEmployerRegistration } from '#shared/root-store.ts';
import type { RegisterEmployerForm } from '../fields.ts';

/** The part of a company's registration that survives a reload: never the passwords, and consents are given again. */
const keys = [
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

export type EmployerDraft = Partial<Record<(typeof keys)[number], string>>;

/** The stored draft; unknown values in the storage are left out. */
export function loadEmployerDraft(): EmployerDraft {
  const stored = rootStore.getState().employerRegistration as Record<string, unknown> | null;
  const storedKeys = keys.filter((key) => typeof stored?.[key] === 'string');
  return Object.fromEntries(storedKeys.map((key) => [key, stored?.[key] as string]));
}

export const saveEmployerDraft = (values: Partial<Record<string, unknown>>): void =>
  setEmployerRegistration(Object.fromEntries(keys.map((key) => [key, String(values[key] ?? '')])));

export const forgetEmployerDraft = (): void => setEmployerRegistration(null);
