import type { SessionUser } from '#features/accounts/fields.ts';

let shown: SessionUser | null = null;

/** Notes whom the open page was rendered for; only ever called in a browser. */
export const notePageUser = (user: SessionUser | null): void => {
  shown = user;
};

/** Whom the open page was rendered for; null for a guest. */
export const pageUser = (): SessionUser | null => shown;
