import type { RateLimit, RateLimitRule } from '#host/rate-limit.ts';
import type { Trier } from '../../sessions/server/login-tries.ts';

/**
 * Rate-limits requests for mailed instructions (rules.md#recovery-mails), identically for addresses with and without an
 * account. Throws 429 for too many requests for one address or from one network. All requests for one address are also
 * limited, but so high that only many networks reach it; by then a valid link is in its mailbox.
 */
export function createRequestLimits(rateLimit: (rule: RateLimitRule) => RateLimit) {
  const perNetwork = rateLimit({ name: 'instructions-address', points: 30, seconds: 900 });
  const perAsker = rateLimit({ name: 'instructions-asker', points: 5, seconds: 900 });
  const perAskerDaily = rateLimit({ name: 'instructions-asker-day', points: 10, seconds: 86_400 });
  const perEmail = rateLimit({ name: 'instructions-email', points: 100, seconds: 900 });
  return async (purpose: string, email: string, { network, browser }: Trier): Promise<void> => {
    await perNetwork.consume(`${purpose} ${network}`);
    const asker = `${purpose} ${email} ${browser ?? network}`;
    await perAsker.consume(asker);
    await perAskerDaily.consume(asker);
    // The owner's browser is not limited by strangers' requests.
    if (browser === null) await perEmail.consume(`${purpose} ${email}`);
  };
}
