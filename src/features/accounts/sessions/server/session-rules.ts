import Bowser from 'bowser';
import type { SessionView } from '../fields.ts';

/** A session expires this many days after it was last used. */
const sessionDays = 30;
/** Parallel tabs and lost responses may use a replaced token for this long (rules.md#sessions). */
export const graceMs = 10_000;

/** When a session used at `now` expires. */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + sessionDays * 86_400_000);

/** State of a refresh token, without its owner. */
interface TokenUse {
  replacedAt: Date | null;
  /** One of the tokens issued after its replacement has also been replaced. */
  successorReplaced: boolean;
}

/** Replaced longer ago than the grace period, or a successor was also replaced: no legitimate client still uses it. */
export const isOver = ({ replacedAt, successorReplaced }: TokenUse, now: Date): boolean =>
  replacedAt !== null && (successorReplaced || now.getTime() - replacedAt.getTime() > graceMs);

const kinds: Record<string, SessionView['device']> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Device, browser and system parsed from a `User-Agent`; missing values are unknown or empty. */
export function deviceOf(userAgent: string): Pick<SessionView, 'device' | 'browser' | 'system'> {
  if (userAgent.trim() === '') return { device: 'unknown', browser: '', system: '' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    device: kinds[platform.type ?? ''] ?? 'unknown',
    browser: browser.name ?? '',
    system: os.name ?? '',
  };
}
