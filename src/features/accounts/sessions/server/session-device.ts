import Bowser from 'bowser';
import type { SessionView } from '../fields.ts';

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
