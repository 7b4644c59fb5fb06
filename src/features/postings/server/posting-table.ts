import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { creditPackages } from '#features/advertising/server/credit-table.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { xid8 } from '#host/database/changes.ts';
import type { Question } from '../fields.ts';
import { moveCauses } from '../posting-move.ts';
import { postingStates } from '../posting-state.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const textArray = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** A job posting. Prices and orders are elsewhere; long texts are rich HTML, sanitised before they are stored. */
export const postings = pgTable(
  'postings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    state: text('state', { enum: postingStates }).notNull(),
    productGroup: text('product_group')
      .notNull()
      .references(() => adTypes.code),
    /** Length of the period in days. */
    productDuration: smallint('product_duration').notNull(),
    /** Copied from the ad type, for the order of lists. */
    priority: smallint('priority').notNull(),

    positionTitle: text('position_title').notNull(),
    categories: textArray('categories'),
    locations: textArray('locations'),
    /** `locations` with all their parents, for the place filter. */
    placeTags: textArray('place_tags'),
    contractType: text('contract_type').notNull(),
    jobType: text('job_type').notNull(),
    workModel: text('work_model'),
    experience: text('experience'),
    careerLevels: textArray('career_levels'),
    educationLevels: textArray('education_levels'),
    benefits: textArray('benefits'),
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    salaryCurrency: text('salary_currency', { enum: ['RSD', 'EUR'] }),
    salaryBasis: text('salary_basis', { enum: ['net', 'gross'] }),
    /** The stated maximum (else minimum) in net dinars per month, for the salary filter; null when no pay is stated. */
    salaryFilter: integer('salary_filter'),

    contentType: text('content_type', { enum: ['short', 'text', 'file'] }).notNull(),
    jobShortDescription: text('job_short_description').notNull().default(''),
    jobDescription: text('job_description').notNull().default(''),
    conditionsDescription: text('conditions_description').notNull().default(''),
    offersDescription: text('offers_description').notNull().default(''),
    additionalDescription: text('additional_description').notNull().default(''),
    imageFileId: uuid('image_file_id').references(() => files.id, { onDelete: 'set null' }),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    questions: jsonb('questions').$type<Question[]>().notNull().default([]),

    advertiserName: text('advertiser_name').notNull().default(''),
    advertiserEmail: text('advertiser_email').notNull().default(''),
    notificationsEmail: text('notifications_email').notNull().default(''),
    /** Mails about applications are sent as one digest in the morning instead of at once. */
    notificationsDigest: boolean('notifications_digest').notNull().default(false),
    /** Days within which the employer promises a reply; null: no promise (rules.md#reply-promise). */
    replyWithinDays: smallint('reply_within_days'),
    isExternalApply: boolean('is_external_apply').notNull().default(false),
    externalLink: text('external_link').notNull().default(''),
    externalPhone: text('external_phone').notNull().default(''),

    /** The employer's own last day for applications, a local day. */
    expiryDate: date('expiry_date', { mode: 'string' }),
    firstPublishedAt: timestamp('first_published_at', { withTimezone: true }),
    lastRenewedAt: timestamp('last_renewed_at', { withTimezone: true }),
    /** End of the last local day on which it is live; null until it first goes live. */
    liveUntil: timestamp('live_until', { withTimezone: true }),
    /** The same without the employer's own last day: the end of the paid period. Null for imported postings. */
    paidUntil: timestamp('paid_until', { withTimezone: true }),
    /** Since when a live posting is in review because of an edit; its period is paused meanwhile. */
    pausedAt: timestamp('paused_at', { withTimezone: true }),
    /** Whether its current content is or was live: only such content is shown once it has ended. */
    wordsShown: boolean('words_shown').notNull().default(true),
    /** Increased with every write of its content. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),

    /** The sender's key of an imported posting, which identifies it in later imports. */
    externalId: text('external_id').unique('postings_external_id_unique'),

    viewCount: integer('view_count').notNull().default(0),
    applicationCount: integer('application_count').notNull().default(0),

    /** Folded words with weights: A title and places, B company and categories, C text. */
    search: tsvector('search').notNull(),
    /** A and B of `search` alone: short, so that sorting many results does not read their whole texts. */
    searchHead: tsvector('search_head').notNull(),
    /** The `searchWordsVersion` with which both were written; 0 before there was one. */
    searchVersion: smallint('search_version').notNull().default(0),
    /**
     * The transaction that last changed what lists and filters show; maintained by a trigger. The in-memory index
     * follows it.
     */
    changedTx: xid8('changed_tx').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('postings_search_index').using('gin', table.search),
    index('postings_search_version_index').on(table.searchVersion, table.id),
    index('postings_place_tags_index').using('gin', table.placeTags),
    index('postings_categories_index').using('gin', table.categories),
    // Matches `order by … desc`, where nulls come first: an index with nulls last would not be used.
    index('postings_newest_first_index')
      .on(table.firstPublishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'active'`),
    // For postings of one ad type on the home page.
    index('postings_group_newest_index')
      .on(table.productGroup, table.firstPublishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'active'`),
    index('postings_group_ending_index').on(table.productGroup, table.liveUntil, table.id).where(sql`state = 'active'`),
    index('postings_live_until_index').on(table.liveUntil, table.id).where(sql`state = 'active'`),
    index('postings_changed_index').on(table.changedTx),
    index('postings_employer_index').on(table.employerId, table.state),
    index('postings_image_file_index').on(table.imageFileId).where(sql`image_file_id is not null`),
    index('postings_file_index').on(table.fileId).where(sql`file_id is not null`),
  ],
);

export type PostingRow = typeof postings.$inferSelect;

/**
 * Every period an employer has requested, the first of a posting and its renewals. At most one per posting is waiting;
 * one that never starts is dropped.
 */
export const postingPeriods = pgTable(
  'posting_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    adType: text('ad_type')
      .notNull()
      .references(() => adTypes.code),
    days: smallint('days').notNull(),
    /** The package whose credit it uses, until it is dropped; null when it is free or bought individually. */
    packageId: integer('package_id').references(() => creditPackages.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    droppedAt: timestamp('dropped_at', { withTimezone: true }),
  },
  (table) => [
    index('posting_periods_posting_index').on(table.postingId),
    index('posting_periods_package_index').on(table.packageId).where(sql`package_id is not null`),
    uniqueIndex('posting_periods_waiting_unique')
      .on(table.postingId)
      .where(sql`started_at is null and dropped_at is null`),
  ],
);

export type PeriodRow = typeof postingPeriods.$inferSelect;

/** Every state change of a posting. */
export const postingMoves = pgTable(
  'posting_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    /** The account that changed it; null for the clock. */
    actorId: uuid('actor_id'),
    fromState: text('from_state', { enum: postingStates }),
    toState: text('to_state', { enum: postingStates }).notNull(),
    /** A code; null when the states are self-explanatory. */
    cause: text('cause', { enum: moveCauses }),
    /** A person's text; empty for none. */
    note: text('note').notNull().default(''),
    /** The decision that states why, instead of a note; it may be deleted before the move. */
    decisionId: uuid('decision_id'),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('posting_moves_posting_index').on(table.postingId)],
);

/** For a move joined with the decision of `decision_id`: the facts of that, or the note from before there were decisions. */
export const moveNote = sql<string>`coalesce(${decisions.facts}, ${postingMoves.note})`;

/** For a posting joined with its company: the displayed name, the advertiser's if stated. */
export const shownCompany = sql<string>`coalesce(nullif(${postings.advertiserName}, ''), ${employers.company})`;

/** The title of a posting for candidates; empty for one that they may not see, such as a removed one. */
export const publicTitle = sql<string>`case when ${postings.state} in ('active', 'expired', 'closed') then ${postings.positionTitle} else '' end`;
