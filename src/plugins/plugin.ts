import type { Agents } from '#features/agents/server/index.ts';
import type { ApplicationPart, SentNewsSources } from '#features/applying/server/application-parts.ts';
import type { Content } from '#features/content/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Finding } from '#features/finding/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { PayMarks } from '#features/postings/server/pay-marks.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { CachedDocument } from '#host/http/cached-answers.ts';
import type { PageCache } from '#host/http/page-cache.ts';
import type { StoredDocuments } from '#host/http/stored-documents.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Notified } from '#host/mail/mail-notifications.ts';
import type { RegisteredMail } from '#host/mail/mail-template.ts';
import type { Key } from '#host/secrets.ts';

/** What plugins get: the machinery, and the features they build on. */
export interface PluginCore extends Machinery {
  agents: Agents;
  content: Content;
  employers: Employers;
  finding: Finding;
  postings: Postings;
  keyFor: (purpose: string) => Key;
  siteUrl: string;
  /** The configured origin; null: that of each request. */
  publicOrigin: string | null;
  /** Networks in which push services may lie besides the public internet. */
  pushNetworks: readonly string[];
  contactEmail: () => Promise<string>;
  cache: PageCache<CachedDocument> | null;
  documents: StoredDocuments;
}

/** A feature, with its hooks into the features it builds on. */
export interface PluginFeature extends Feature {
  /** The data it stores about applications. */
  applicationPart?: ApplicationPart;
  /** Its interviews, for the senders of applications. */
  interviewNews?: SentNewsSources['interviews'];
  /** How the pay of postings compares, in lists and in the mails of agents. */
  payMarks?: PayMarks;
  /** Called when a posting is removed, in the caller's transaction. */
  postingRemoved?: (tx: Executor, postingId: number) => Promise<void>;
  /** Called when notifications are written, in the caller's transaction, with their ids. */
  notificationsWritten?: (tx: Executor, ids: readonly number[]) => Promise<void>;
}

/** Writes the notification that a mail comes with, so many hours ago. */
export type NotifyDemo = <P>(
  tx: Executor,
  template: RegisteredMail<P>,
  about: Notified<P> & { hoursAgo: number },
) => Promise<void>;

/** The server part of a plugin. */
export interface Plugin {
  /** Its mails, for the mailer. */
  mails: readonly { name: string }[];
  create(core: PluginCore): PluginFeature | Promise<PluginFeature>;
  /** Writes its demo data about the posting with the most applications. */
  writeDemo?(tx: Executor, about: { postingId: number; employer: string; now: Date }): Promise<void>;
  /** Notifies the demo candidate and employer of what its demo data say; called last. */
  notifyDemo?(tx: Executor, notify: NotifyDemo, people: { candidateId: string; ownerId: string }): Promise<void>;
}
