import { hash } from 'node:crypto';
import type { AnalyticsChoice } from '#kit/analytics.ts';
import type { Clock } from '../clock.ts';

/** The text of the question. Another number has everybody asked anew. */
const textVersion = 1;
const dayMs = 86_400_000;
/** How long a choice holds (rules.md#counting-visits). */
const heldDays = 365;

export const choiceCookie = 'analytics';

/** Headers by which a browser says that it does not want to be counted. */
export const signalHeaders = ['Sec-GPC', 'DNT'] as const;

/** What of a request says what was chosen. */
export interface ChoiceFacts {
  cookie: string | undefined;
  /** Values of `signalHeaders`. */
  signals: readonly (string | undefined)[];
}

/** The configured script, and what browsers have said about it. */
export interface Analytics {
  script: string;
  site: string;
  /** What is asked: the text, and who is meant. Another service has everybody asked anew. */
  version: string;
  choiceOf(facts: ChoiceFacts): AnalyticsChoice;
  /** The value of the cookie; `record` is the id of what was written down. */
  cookieValue(given: boolean, record: string): string;
  heldSeconds: number;
}

/** Nothing is asked, counted or shown without both values. */
export function createAnalytics(
  {
    ANALYTICS_SCRIPT_URL: script,
    ANALYTICS_SITE_ID: site,
  }: {
    ANALYTICS_SCRIPT_URL?: string | undefined;
    ANALYTICS_SITE_ID?: string | undefined;
  },
  clock: Clock,
): Analytics | null {
  if (!script || !site) return null;
  const whom = hash('sha256', `${new URL(script).origin} ${site}`, 'hex').slice(0, 8);
  const version = `${textVersion}-${whom}`;
  const today = () => Math.floor(clock.now().getTime() / dayMs);
  return {
    script,
    site,
    version,
    heldSeconds: heldDays * 86_400,
    choiceOf({ cookie, signals }) {
      if (signals.includes('1')) return 'signal';
      const [given, of, day] = (cookie ?? '').split('.');
      if (of !== version || !/^\d{1,6}$/.test(day ?? '')) return 'ask';
      const age = today() - Number(day);
      if (age < 0 || age >= heldDays) return 'ask';
      return given === 'yes' || given === 'no' ? given : 'ask';
    },
    cookieValue: (given, record) => `${given ? 'yes' : 'no'}.${version}.${today()}.${record}`,
  };
}
