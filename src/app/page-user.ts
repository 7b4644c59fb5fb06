import type { SessionUser } from '#features/accounts/fields.ts';

let current: SessionUser | null = null;

/** Stores the user the open page was rendered for; only called in browsers. */
export const rememberPageUser = (user: SessionUser | null): void => {
  current = user;
};

/** The user the open page was rendered for; null for a guest. */
export const pageUser = (): SessionUser | null => current;
