import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '#host/database/database.ts';
import { isClientError, isOutage, problemOf } from '#kit/client-errors.ts';

/** One kind of write that a visitor makes over and over. */
export interface Act {
  name: string;
  /** Sent again under the same key it happens once; otherwise what got no answer is left alone. */
  repeatable: boolean;
  /** How many there can be at most, by the site's limits. */
  most: number;
  /** Each with its own number, which the database's rows can be told by. */
  send(at: number, key: string): Promise<void>;
  /** How often each of these numbers has happened, by the database. */
  count(executor: Executor, numbers: readonly number[]): Promise<Map<number, number>>;
}

/** How the writes of one kind have gone. */
export interface Account {
  name: string;
  acknowledged: number;
  /** Broken connections and silence. */
  unanswered: number;
  /** A sentence that says that the site cannot do it now (503, 507). */
  outages: number;
  /** Acknowledged, but not there; there more than once; refused, but there. */
  lost: number[];
  doubled: number[];
  /** What nobody should get: refusals of a good request, errors without a sentence. */
  unexpected: string[];
}

type Outcome = 'acknowledged' | 'unknown' | 'given up';

export interface Ledger {
  /** Ends the writing: what is repeatable is tried until it is acknowledged; the site must be well. */
  finish(): Promise<void>;
  /** Compares what was acknowledged with what is there. */
  settle(executor: Executor): Promise<Account[]>;
  /** How many writes have been acknowledged so far. */
  acknowledged(): number;
  acknowledgedOf(act: string): number;
}

/** After silence, as a browser would try again. */
const pauseMs = 100;
/** After a sentence that says to wait, as a person would who does not: ten times a second would use up what one may try in an hour. */
const toldToWaitMs = 500;
/** No fault takes longer: what is not acknowledged by then never will be. */
const patienceMs = 90_000;
/** Between two writes of one line, so that the limits last for a whole scenario. */
const betweenMs = 40;

/** The connection failed, broke, or took too long; anything else is a fault of the suite. */
const brokenOff = (error: unknown): boolean =>
  isClientError(error) ||
  (error instanceof TypeError && error.message === 'fetch failed') ||
  (error instanceof DOMException && error.name === 'TimeoutError');

/** Begins to write: every kind in a line of its own, all lines at once, until `finish`. */
export function beginWriting(acts: readonly Act[]): Ledger {
  let stopping = false;
  const books = acts.map((act) => ({
    act,
    outcomes: new Map<number, Outcome>(),
    account: {
      name: act.name,
      acknowledged: 0,
      unanswered: 0,
      outages: 0,
      lost: [],
      doubled: [],
      unexpected: [],
    } as Account,
  }));

  const perform = async ({ act, outcomes, account }: (typeof books)[number], at: number): Promise<void> => {
    const key = `writing-${act.name.replaceAll(/[^a-z]/g, '-')}-${at}`;
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        await act.send(at, key);
        outcomes.set(at, 'acknowledged');
        account.acknowledged += 1;
        return;
      } catch (error) {
        const problem = problemOf(error);
        if (problem && isOutage(problem.status) && problem.detail) account.outages += 1;
        else if (problem) {
          account.unexpected.push(`${at}: ${problem.status} ${problem.code} ${JSON.stringify(problem.errors)}`);
          outcomes.set(at, 'given up');
          return;
        } else if (!brokenOff(error)) {
          throw error;
        } else {
          account.unanswered += 1;
          outcomes.set(at, 'unknown');
          if (!act.repeatable) return;
        }
        if (Date.now() > end) {
          account.unexpected.push(
            `${at}: never acknowledged, ${error instanceof Error ? (error.cause ?? error) : error}`,
          );
          return;
        }
        await pause(problem ? toldToWaitMs : pauseMs);
        if (stopping && !act.repeatable) {
          outcomes.set(at, outcomes.get(at) ?? 'given up');
          return;
        }
      }
    }
  };

  const lines = books.map(async (book) => {
    for (let at = 0; !stopping && at < book.act.most; at += 1) {
      await perform(book, at);
      await pause(betweenMs);
    }
  });

  return {
    async finish() {
      stopping = true;
      await Promise.all(lines);
    },
    async settle(executor) {
      for (const { act, outcomes, account } of books) {
        const times = await act.count(executor, [...outcomes.keys()]);
        for (const [at, outcome] of outcomes) {
          const happened = times.get(at) ?? 0;
          if (outcome === 'acknowledged' && happened === 0) account.lost.push(at);
          if (happened > 1) account.doubled.push(at);
          if (outcome === 'given up' && happened > 0) account.unexpected.push(`${at}: refused, and there`);
        }
      }
      return books.map(({ account }) => account);
    },
    acknowledgedOf: (name) => books.find(({ act }) => act.name === name)?.account.acknowledged ?? 0,
    acknowledged: () => books.reduce((sum, { account }) => sum + account.acknowledged, 0),
  };
}
