import type { RateLimit, RateLimitRule } from '#host/rate-limit.ts';

/** Who attempts to sign in: a browser that has signed in to the account before has its own limit. */
export interface Trier {
  network: string;
  /** Identifier of the browser (`KnownBrowsers.of`). */
  browser: string | null;
}

/** Limits password attempts (rules.md#wrong-passwords). */
export interface LoginTries {
  /**
   * Counts an attempt before the password is verified, so that simultaneous attempts count as well. Throws 429.
   * @returns a function to call if the password was correct
   */
  begin(account: string, who: Trier): Promise<() => Promise<void>>;
  /** Resets the limits of the network and of strangers after the account's owner has proved ownership. */
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
      // Attempts above the network's limit do not count towards the limit of all strangers.
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
