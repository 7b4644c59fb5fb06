/** What a profile is made of besides the name, in the order of the page. */
export const profileParts = [
  'logo',
  'website',
  'registrationNumber',
  'phone',
  'companyEmail',
  'seat',
  'shortDescription',
  'about',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** A profile as far as it is filled in; the form's own values. */
export type FilledProfile = Partial<
  Record<Exclude<ProfilePart, 'seat'> | 'address' | 'location' | 'postal', string | null | undefined>
>;

/** What is still missing; the seat counts when all three of its fields are there. */
export const missingParts = (profile: FilledProfile): ProfilePart[] => {
  const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';
  return profileParts.filter((part) =>
    part === 'seat' ? ![profile.address, profile.location, profile.postal].every(filled) : !filled(profile[part]),
  );
};

/** Percent of the parts that are there. */
export const completeness = (missing: readonly ProfilePart[]): number =>
  Math.round(((profileParts.length - missing.length) / profileParts.length) * 100);
