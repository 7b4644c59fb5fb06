import { hash } from 'node:crypto';
import type { AnalyticsChoice } from '#kit/analytics.ts';
import type { Clock } from '../clock.ts';

/** Version of the consent question's text. Changing it asks everybody again. */
const textVersion = 1;
const dayMs = 86_400_000;
/** How many days a choice is valid (rules.md#counting-visits). */
const heldDays = 365;

export const choiceCookie = 'analytics';

/** Headers by which a browser signals that its user does not want to be counted. */
export const signalHeaders = ['Sec-GPC', 'DNT'] as const;

/** The parts of a request that determine the visitor's choice. */
export interface ChoiceFacts {
  cookie: string | undefined;
  /** Values of `signalHeaders`. */
  signals: readonly (string | undefined)[];
}

/** The configured analytics script, and how visitors' choices are read and stored. */
export interface Analytics {
  script: string;
  site: string;
  /** Version of the question: its text and the service named in it. A different service asks everybody again. */
  version: string;
  choiceOf(facts: ChoiceFacts): AnalyticsChoice;
  /** The value of the cookie; `record` is the id of the stored record of the choice. */
  cookieValue(given: boolean, record: string): string;
  heldSeconds: number;
}

/** Nothing is asked, counted or shown unless both values are set. */
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
