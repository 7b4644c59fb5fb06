/** What a person may agree to, each on its own (rules.md#consents). */
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
  // With the first password of an account that an administrator has made.
  'first-password',
] as const;
export type ConsentSource = (typeof consentSources)[number];

/** Texts that one consent to the terms is about. */
export const legalTexts = ['terms', 'privacy'] as const;
export type LegalText = (typeof legalTexts)[number];

/** Their versions by number; 0 is the text that came with the program. */
export type LegalNumbers = Record<LegalText, number>;

/**
 * Version of the texts that are agreed to: the day from which they have been in force. Of the terms it is the one that came
 * with the program; later ones have their own day and number.
 */
export const consentTextVersions: Record<ConsentKind, string> = {
  terms: '2026-11-25',
  newsNotifications: '2026-11-22',
  specialOffers: '2026-11-22',
};
