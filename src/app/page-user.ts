import type { SessionUser } from '#features/accounts/fields.ts';

let current: SessionUser | null = null;

/** Notes whom the open page was rendered for; only ever called in a browser. */
export const rememberPageUser = (user: SessionUser | null): void => {
  current = user;
};

/** Whom the open page was rendered for; null for a guest. */
export const pageUser = (): SessionUser | null => current;
