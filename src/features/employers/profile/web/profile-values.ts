import { phoneText } from '#kit/contact-text.ts';
import type { EmployerProfile, EmployerProfileForm } from '../fields.ts';

/** Form values of a profile; the phone number in national format. */
export const toForm = (profile: EmployerProfile): EmployerProfileForm => ({
  version: profile.version,
  company: profile.company,
  registrationNumber: profile.registrationNumber,
  // A stored number was accepted, whatever its check digit.
  registrationNumberConfirmed: profile.registrationNumber !== '',
  phone: phoneText(profile.phone).replaceAll('\u00a0', ' '),
  website: profile.website,
  location: profile.location,
  postal: profile.postal,
  address: profile.address,
  companyEmail: profile.companyEmail,
  shortDescription: profile.shortDescription,
  about: profile.about,
  employees: profile.employees === null ? '' : String(profile.employees),
  logo: profile.logo?.id ?? null,
  photos: profile.photos.map(({ file, alt }) => ({ file, alt })),
  selectionSteps: profile.selectionSteps.map(({ title, days }) => ({ title, days: days === null ? '' : String(days) })),
  newsNotifications: profile.newsNotifications,
  specialOffers: profile.specialOffers,
});

/** Editable fields, in page order. */
export const shownFields = [
  'logo',
  'company',
  'website',
  'registrationNumber',
  'phone',
  'companyEmail',
  'employees',
  'address',
  'location',
  'postal',
  'shortDescription',
  'about',
  'photos',
  'selectionSteps',
  'newsNotifications',
  'specialOffers',
] as const satisfies readonly (keyof EmployerProfileForm)[];
type ShownField = (typeof shownFields)[number];

/** Element id of a field's control, for links. */
export const fieldId = (field: ShownField): string => `profil-${field}`;
