import { setCookie } from 'hono/cookie';
import { type Analytics, choiceCookie, signalHeaders } from '#host/analytics/analytics.ts';
import type { Feature } from '#host/feature.ts';
import { readBytes } from '#host/http/request-body.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { choicePath } from '#kit/analytics.ts';
import { addDays, localDay, localInstant } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import { choicesOf, deleteChoicesBefore, insertChoice } from './choice-store.ts';

/** An account's choices about counting visits. The rows are deleted with the account by their foreign key. */
const analyticsPersonalData: PersonalDataPart = {
  name: 'analytics',
  tables: ['analytics_choices'],
  collect: async (executor, { accountId }) => ({ data: await choicesOf(executor, accountId) }),
  erase: async () => {},
};

const deleteExpiredChoicesJob = defineJob({ name: 'analytics.forget', cron: '41 4 * * *' });
/** How many days choices are stored: a year while they are valid, and another for enquiries. */
const retentionDays = 730;

/** Maximum size of the form: a choice and an address. */
const maxBytes = 16_384;

/** The page on which the choice was made: on this site, else the home page. */
const pageBefore = (address: string | null, origin: string): string => {
  if (!address || !URL.canParse(address, origin)) return '/';
  const { origin: from, pathname, search } = new URL(address, origin);
  return from === origin ? pathname.replace(/^\/+/, '/') + search : '/';
};

/** Choices about counting visits, where a script for it is configured; otherwise there is nothing to choose. */
export async function createAnalyticsChoices(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'rateLimit'> & {
    analytics: Analytics | null;
  },
): Promise<Feature> {
  const { database, clock, jobs, analytics } = deps;
  const { executor } = database;
  await jobs.handle(deleteExpiredChoicesJob, () =>
    deleteChoicesBefore(executor, localInstant(addDays(localDay(clock.now()), -retentionDays), 0)),
  );
  const limit = deps.rateLimit({ name: 'analytics-choices', points: 30, seconds: 3600 });
  return {
    routes: [],
    personalData: [analyticsPersonalData],
    mount(app, { facts, viewerOf, secureCookies, publicOrigin }) {
      if (!analytics) return;
      app.post(choicePath, async (c) => {
        const { network, foreignOrigin } = facts(c);
        if (foreignOrigin !== null) throw new Problem('forbidden');
        const sent = new URLSearchParams(new TextDecoder().decode(await readBytes(c, maxBytes, 'payload-too-large')));
        const choice = sent.get('choice');
        if (choice !== 'accept' && choice !== 'decline') throw new Problem('bad-request');
        await limit.consume(network);
        const actor = await viewerOf(c);
        // Browsers with an opt-out signal are never counted, whatever is chosen.
        const signalled = signalHeaders.some((name) => c.req.header(name) === '1');
        const given = choice === 'accept' && !signalled;
        const record = await insertChoice(executor, {
          accountId: actor.kind === 'account' ? actor.accountId : null,
          given,
          textVersion: analytics.version,
          createdAt: clock.now(),
        });
        setCookie(c, choiceCookie, analytics.cookieValue(given, record), {
          path: '/',
          maxAge: analytics.heldSeconds,
          sameSite: 'Lax',
          httpOnly: true,
          secure: secureCookies,
        });
        c.header('Cache-Control', 'no-store');
        return c.redirect(pageBefore(sent.get('page'), publicOrigin ?? new URL(c.req.url).origin), 303);
      });
    },
  };
}
