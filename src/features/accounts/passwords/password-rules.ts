import { isCommonPassword } from './common-passwords.ts';

/** Rules for new passwords, in display order (rules.md#passwords). */
export const passwordRules = ['length', 'uppercase', 'number', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const passwordMin = 7;
export const passwordMax = 128;

/** Normalises a password for counting and hashing, independent of the keyboard. Nothing is trimmed or cut. */
export const normalizePassword = (password: string): string => password.normalize('NFC');

const met: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= passwordMin,
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** Whether a password satisfies a rule; for the checklist shown while typing. */
export const meetsPasswordRule = (password: string, rule: PasswordRule): boolean =>
  met[rule](normalizePassword(password));

export type PasswordFault = PasswordRule | 'too-long' | 'common';

/** The first fault of a new password, null if there is none. Any script; length in characters, not bytes. */
export function passwordFault(password: string): PasswordFault | null {
  const broken = passwordRules.find((rule) => !meetsPasswordRule(password, rule));
  if (broken) return broken;
  if ([...normalizePassword(password)].length > passwordMax) return 'too-long';
  return isCommonPassword(password) ? 'common' : null;
}
