import type { ApplicationPart, SentNewsSources } from '#features/applying/server/application-parts.ts';
import { messagesPart, receivedFromCompany } from '#features/messages/server/index.ts';
import type { PayMarks } from '#features/postings/server/pay-marks.ts';
import { reviewingPart } from '#features/reviewing/server/index.ts';
import type { Settings } from '#features/settings/server/index.ts';
import { siteOf } from '#host/config.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import type { PluginCore, PluginFeature } from '#plugins/plugin.ts';
import type { Ground } from './application.ts';

/** What features above applications, including plugins, store and know about them. */
export const placesOfApplications = (
  plugins: readonly PluginFeature[],
): { parts: () => ApplicationPart[]; news: SentNewsSources } => ({
  parts: () => [reviewingPart, messagesPart, ...plugins.flatMap(({ applicationPart }) => applicationPart ?? [])],
  news: {
    messages: receivedFromCompany,
    interviews: async (...asked) =>
      (await plugins.find(({ interviewNews }) => interviewNews)?.interviewNews?.(...asked)) ?? new Map(),
  },
});

export const payMarksOf =
  (plugins: readonly PluginFeature[]): PayMarks =>
  async (...asked) =>
    (await plugins.find(({ payMarks }) => payMarks)?.payMarks?.(...asked)) ?? new Map();

/** Called in the transaction in which a posting is removed. */
export const hearRemoved =
  (plugins: readonly PluginFeature[]) =>
  async (tx: Executor, postingId: number): Promise<void> => {
    for (const plugin of plugins) await plugin.postingRemoved?.(tx, postingId);
  };

/** Called in the transaction in which notifications are written, with their ids. */
export const hearWritten =
  (plugins: readonly PluginFeature[]) =>
  async (tx: Executor, ids: readonly number[]): Promise<void> => {
    for (const plugin of plugins) await plugin.notificationsWritten?.(tx, ids);
  };

/** What plugins get of the ground and of the features below them. */
export const pluginCore = (
  { config, machinery, keyFor, cache, documents }: Ground,
  features: Omit<
    PluginCore,
    keyof Machinery | 'keyFor' | 'siteUrl' | 'publicOrigin' | 'pushNetworks' | 'contactEmail' | 'cache' | 'documents'
  > & {
    settings: Settings;
  },
): PluginCore => ({
  ...machinery,
  ...features,
  keyFor,
  cache,
  documents,
  ...siteOf(config),
  pushNetworks: config.PUSH_NETWORKS,
  contactEmail: async () => (await features.settings.current(machinery.database.executor)).provider.email,
});
