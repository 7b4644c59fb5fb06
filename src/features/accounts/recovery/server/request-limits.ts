import type { RateLimit, RateLimitRule } from '#host/rate-limit.ts';
import type { Trier } from '../../sessions/server/login-tries.ts';

/**
 * Counts a request for mailed instructions (rules.md#recovery-mails), alike for addresses with and without an account. Throws 429:
 * to whoever asks too often for one address, or for too many of them from one network. What everybody asks for one address is
 * limited as well, so high that only many networks reach it; by then there is a good link in its mailbox.
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
    // A browser of the owner does not wait for what strangers ask.
    if (browser === null) await perEmail.consume(`${purpose} ${email}`);
  };
}
