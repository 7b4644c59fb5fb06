/** Kinds of consent, each given separately (rules.md#consents). */
export const consentKinds = ['terms', 'newsNotifications', 'specialOffers'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Where a consent was given or withdrawn. */
export const consentSources = [
  'registration',
  'external',
  'settings',
  'unsubscribe',
  'administration',
  'renewal',
  // With the first password of an account created by an administrator.
  'first-password',
] as const;
export type ConsentSource = (typeof consentSources)[number];

/** Texts covered by consent to the terms. */
export const legalTexts = ['terms', 'privacy'] as const;
export type LegalText = (typeof legalTexts)[number];

/** Version numbers of the texts; 0 is the text shipped with the program. */
export type LegalNumbers = Record<LegalText, number>;

/**
 * Version of each consent text: the date from which it is in force. For the terms it is the version shipped with the
 * program; later versions have their own date and number.
 */
export const consentTextVersions: Record<ConsentKind, string> = {
  terms: '2026-11-30',
  newsNotifications: '2026-11-22',
  specialOffers: '2026-11-22',
};
