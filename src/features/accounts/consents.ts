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
] as const;
export type ConsentSource = (typeof consentSources)[number];

/**
 * Version of the texts that are agreed to: the day from which they have been in force. A new wording is a new
 * version.
 */
export const consentTextVersions: Record<ConsentKind, string> = {
  terms: '2026-11-22',
  newsNotifications: '2026-11-22',
  specialOffers: '2026-11-22',
};
