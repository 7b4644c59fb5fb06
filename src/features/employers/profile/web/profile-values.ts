import { phoneText } from '#kit/contact-text.ts';
import type { EmployerProfile, EmployerProfileForm } from '../fields.ts';

/** What the form holds of a profile; the phone as it is written at home. */
export const toForm = (profile: EmployerProfile): EmployerProfileForm => ({
  version: profile.version,
  company: profile.company,
  registrationNumber: profile.registrationNumber,
  // One that is stored has been accepted, whatever its check digit says.
  registrationNumberConfirmed: profile.registrationNumber !== '',
  phone: phoneText(profile.phone).replaceAll('\u00a0', ' '),
  website: profile.website,
  location: profile.location,
  postal: profile.postal,
  address: profile.address,
  companyEmail: profile.companyEmail,
  shortDescription: profile.shortDescription,
  about: profile.about,
  logo: profile.logo?.id ?? null,
  newsNotifications: profile.newsNotifications,
  specialOffers: profile.specialOffers,
});

/** The fields a person fills in, in the order of the page. */
export const shownFields = [
  'logo',
  'company',
  'website',
  'registrationNumber',
  'phone',
  'companyEmail',
  'address',
  'location',
  'postal',
  'shortDescription',
  'about',
  'newsNotifications',
  'specialOffers',
] as const satisfies readonly (keyof EmployerProfileForm)[];
type ShownField = (typeof shownFields)[number];

/** Id of a field's control, so that a link leads to it. */
export const fieldId = (field: ShownField): string => `profil-${field}`;
