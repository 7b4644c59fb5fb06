import type { RateLimit, RateLimitRule } from '#host/rate-limit.ts';

/** Who tries: a browser that has signed in to the account before is counted for itself. */
export interface Trier {
  network: string;
  /** What stands for the browser (`KnownBrowsers.of`). */
  browser: string | null;
}

/** How often a password may be guessed (rules.md#wrong-passwords). */
export interface LoginTries {
  /**
   * Counts a try before the password is looked at, so that tries at the same moment count as well. Throws 429.
   * @returns to be called when the password was right
   */
  begin(account: string, who: Trier): Promise<() => Promise<void>>;
  /** The account's owner has shown who they are: what was tried from there and by strangers does not keep them waiting. */
  forgive(account: string, network: string): Promise<void>;
}

export function createLoginTries(rateLimit: (rule: RateLimitRule) => RateLimit): LoginTries {
  const ofBrowser = rateLimit({ name: 'login-browser', points: 10, seconds: 900 });
  const ofNetwork = rateLimit({ name: 'login-network', points: 10, seconds: 900 });
  const ofNetworkDaily = rateLimit({ name: 'login-network-day', points: 30, seconds: 86_400 });
  const ofStrangers = rateLimit({ name: 'login-strangers', points: 300, seconds: 86_400 });
  return {
    async begin(account, { network, browser }) {
      if (browser !== null) {
        const known = `${account} ${browser}`;
        await ofBrowser.consume(known);
        return () => ofBrowser.reset(known);
      }
      const from = `${account} ${network}`;
      // What a network may not try any more is not counted with all strangers.
      await ofNetwork.consume(from);
      await ofNetworkDaily.consume(from);
      await ofStrangers.consume(account);
      return async () => {
        await Promise.all([ofNetwork.reset(from), ofNetworkDaily.reset(from), ofStrangers.giveBack(account)]);
      };
    },

    async forgive(account, network) {
      const from = `${account} ${network}`;
      await Promise.all([ofNetwork.reset(from), ofNetworkDaily.reset(from), ofStrangers.reset(account)]);
    },
  };
}
