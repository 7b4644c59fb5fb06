import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { texts } from '#app/texts.ts';
import { usersList } from '#features/accounts/administration/web/users-list.tsx';
import { auditList } from '#features/administration/web/audit-list.tsx';
import { allOrdersList } from '#features/advertising/orders/web/all-orders.tsx';
import { ownOrdersList } from '#features/advertising/orders/web/own-orders.tsx';
import { sentList } from '#features/applying/own/web/sent-list.tsx';
import { inboxList } from '#features/contact/inbox/web/inbox-list.tsx';
import { announcementList } from '#features/content/announcements/web/announcement-list.tsx';
import { articleList } from '#features/content/articles/web/article-list.tsx';
import { companyList } from '#features/employers/administration/web/company-list.tsx';
import { mailList } from '#features/mails/web/mail-list.tsx';
import { candidateInbox, companyInbox } from '#features/messages/inbox/web/inbox.tsx';
import { objectionList } from '#features/moderation/objections/web/objection-list.tsx';
import { ownDecisions } from '#features/moderation/objections/web/own-decisions.tsx';
import { allPostingsList } from '#features/moderation/web/all-postings.tsx';
import { moderationList } from '#features/moderation/web/moderation-list.tsx';
import { candidateNotifications, employerNotifications } from '#features/notifications/web/notification-list.tsx';
import { hiddenList } from '#features/postings/hidden/web/hidden-list.tsx';
import { savedList } from '#features/postings/saved/web/saved-list.tsx';
import { draftList } from '#features/publishing/own-postings/web/draft-list.tsx';
import { ownPostings } from '#features/publishing/own-postings/web/own-postings.tsx';
import { languages } from '#kit/i18n/language.ts';
import { createTranslators } from '#kit/i18n/translator.ts';
import { searchValues } from '#kit/search-values.ts';
import type { ListChoice, ListPage } from '#ui/lists/list-page.ts';

type AnyList = ListPage<never, never, never>;
const lists = {
  allOrdersList,
  allPostingsList,
  announcementList,
  articleList,
  auditList,
  candidateInbox,
  candidateNotifications,
  companyInbox,
  companyList,
  draftList,
  employerNotifications,
  inboxList,
  mailList,
  moderationList,
  objectionList,
  ownDecisions,
  ownOrdersList,
  ownPostings,
  hiddenList,
  savedList,
  sentList,
  usersList,
} as unknown as Record<string, AnyList>;
const translators = createTranslators(texts);

const answered = {
  meta: { held: 1, templates: [], counts: { all: 1, active: 1 }, tab: 'active' },
  filters: {},
};

/** The values of a choice with what each stands for. */
const placesOf = ({ name, values }: ListChoice<never>): Record<string, object> => {
  const listed = typeof values === 'function' ? values(answered as never) : values;
  return Array.isArray(listed)
    ? Object.fromEntries(listed.map((value: string) => [value, { [name]: value }]))
    : (listed as Record<string, object>);
};

test('every page with a list is walked here', () => {
  const pages = globSync('src/{app,plugins/*}/pages/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('listLoader('),
  );
  const names = pages.map((file) => /listLoader\((\w+)\)/.exec(readFileSync(file, 'utf8'))?.[1]);
  expect(names.sort()).toEqual(Object.keys(lists).sort());
});

describe.each(Object.entries(lists))('%s', (_, list) => {
  const choices: ListChoice<never>[] = [list.tabs, list.choice, ...(list.selects ?? [])].filter(
    (choice) => choice !== undefined,
  );

  test('an address says its filters, and nothing that is usual', async () => {
    const { query } = await list.endpoint.schemas();
    const filtersOf = (address: string) => {
      const {
        page,
        pageSize: __,
        ...filters
      } = (query as unknown as { parse: (sent: object) => { page: number; pageSize: number } }).parse(
        searchValues(new URL(address, 'https://prilika.example').searchParams),
      );
      return { page, filters };
    };
    const address = list.address as (place: object) => string;
    const usual = filtersOf(address({}));
    expect(address(usual.filters)).toBe(address({}));
    const oneOf = (choice: ListChoice<never>) => fc.constantFrom({}, ...Object.values(placesOf(choice)));
    await fc.assert(
      fc.property(
        fc.tuple(...choices.map(oneOf)),
        fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/\s+/g, ' ').trim()),
        fc.integer({ min: 1, max: 400 }),
        (places, q, page) => {
          const asked = { ...usual.filters, ...Object.assign({}, ...places), ...(list.search ? { q } : {}) };
          expect(filtersOf(address({ ...asked, page }))).toEqual({ page, filters: asked });
        },
      ),
    );
  });

  test.each(languages)('has its texts in %s', (language) => {
    const t = translators(language) as (key: string, params?: object) => string;
    const place = list.counts?.texts ?? `${list.texts}.counts`;
    const keys = [
      'title',
      ...(list.nothing ? [] : ['showAll', 'empty', 'none.title', 'none.text']),
      ...(list.search ? ['search', 'searchLabel'] : []),
      ...(list.lead === true ? ['lead'] : []),
      ...(list.fields || list.selects ? ['submit'] : []),
      ...Object.keys(list.columns ?? {}).map((name) => `columns.${name}`),
      ...choices.flatMap((choice) => [
        ...(choice.all === false ? ['label'] : ['label', 'all']).map((key) => `filters.${choice.name}.${key}`),
        ...(choice.label ? [] : Object.keys(placesOf(choice)).map((value) => `filters.${choice.name}.${value}`)),
      ]),
    ].map((key) => `${list.texts}.${key}`);
    expect(keys.filter((key) => t(key) === key)).toEqual([]);
    const counted = [`${list.texts}.found`, ...(list.counts?.names ?? []).map((name) => `${place}.${name}`)];
    for (const count of [1, 2, 5, 21]) expect(counted.filter((key) => t(key, { count }) === key)).toEqual([]);
  });
});
