import { sortedByLabel } from '#features/catalog/labels.ts';
import { placeLabel, WHOLE_COUNTRY } from '#features/catalog/place-tree.ts';
import type { PayMark } from '#features/postings/fields.ts';
import { createCachedAnswers } from '#host/http/cached-answers.ts';
import { on } from '#host/http/call-context.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import { type Language, toLanguage } from '#kit/i18n/language.ts';
import type { Plugin, PluginCore, PluginFeature } from '#plugins/plugin.ts';
import * as contract from '../contract.ts';
import { payFiguresQuery } from '../fields.ts';
import { payFilePath } from '../pay-address.ts';
import { payRegions } from '../pay-regions.ts';
import { comparisons, paysOf, positionsOf } from './pay-standing.ts';
import { countPay, listPay } from './pay-store.ts';
import { payFile, toFigure, toPlace } from './pay-views.ts';

/** Recalculates pay by category and region, every night. */
export const countPayJob = defineJob({ name: 'pay-figures.count', cron: '41 3 * * *' });

/** What employers offer, by category and region (rules.md#pay-figures). */
async function createPayFigures(
  deps: Pick<PluginCore, 'database' | 'jobs' | 'clock' | 'translator' | 'cache' | 'documents'>,
): Promise<PluginFeature> {
  const { database, jobs, clock, translator } = deps;
  await jobs.handle(countPayJob, () => database.transaction((tx) => countPay(tx, clock.now())));
  const figuresOf = async (region: string | null, language: Language) =>
    (await listPay(database.executor, region ?? WHOLE_COUNTRY)).map((row) => toFigure(row, language));
  const files = createCachedAnswers({ ...deps, shown: { scopes: ['pay'] } });

  return {
    // A new site, or an edition that had no figures yet, does not wait for the night.
    async start() {
      const counted = await listPay(database.executor, WHOLE_COUNTRY);
      if (counted.length === 0) await jobs.send(database.executor, countPayJob, {});
    },
    routes: [
      on(
        contract.listPayFigures,
        async ({ query: { region }, language }) => ({
          data: await figuresOf(region, language),
          meta: {
            region: region && toPlace(region, language),
            regions: sortedByLabel(payRegions, language).map(({ code }) => ({
              code,
              label: placeLabel(code, language),
            })),
          },
        }),
        { shows: () => ({ scopes: ['pay'] }) },
      ),
      on(
        contract.comparePay,
        async ({ query, language }) => {
          const [compared] = await comparisons(database.executor, [query]);
          if (!compared) return null;
          const { row, ...standing } = compared;
          return { figure: toFigure(row, language), ...standing };
        },
        { shows: () => ({ scopes: ['pay', 'settings'] }) },
      ),
    ],
    async payMarks(executor, rows, language) {
      const t = translator(language);
      const paid = rows.flatMap(paysOf);
      const compared = await comparisons(executor, paid);
      return new Map(
        paid.flatMap(({ id }, index): [number, PayMark][] => {
          const comparison = compared[index];
          if (!comparison) return [];
          const { row, pay, standing, percent } = comparison;
          const { category, place } = toFigure(row, language);
          return [
            [
              id,
              {
                short: t(`postings.pay.short.${standing}`, { percent }),
                note: t(`postings.pay.${standing}`, { percent, category: category.label, place: place.inText }),
                ...positionsOf(pay, row.deciles),
              },
            ],
          ];
        }),
      );
    },
    mount: (app) =>
      app.get(payFilePath, (c) => {
        const language = toLanguage(c.req.query('lang'));
        const { region } = payFiguresQuery.parse({ region: c.req.query('region') });
        c.header('Content-Disposition', `attachment; filename="zarade${region ? `-${region}` : ''}.csv"`);
        return files.document(c, `${payFilePath} ${region} ${language}`, async () => ({
          contentType: 'text/csv; charset=utf-8',
          body: payFile(await figuresOf(region, language), language, translator(language)),
        }));
      }),
  };
}

/** What employers offer, by category and region, and how a posting's pay compares. */
export const plugin = {
  mails: [],
  create: createPayFigures,
  writeDemo: (tx, { now }) => countPay(tx, now),
} satisfies Plugin;
