import type { z } from 'zod';
import { postingTabs } from '#features/postings/posting-state.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { ListOption } from '#ui/lists/list-page.ts';
import type { ownCounts } from '../../own-fields.ts';
import { ownPostingsAddress } from '../own-postings-address.ts';

type OwnCounts = z.output<typeof ownCounts>;

/** The tabs of „Moji oglasi” with postings, for the list of drafts. */
export const postingsTabs = (t: Translate, counts: OwnCounts): ListOption[] =>
  postingTabs.map((tab) => ({
    value: tab,
    label: t(`postings.mine.filters.tab.${tab}`),
    count: counts[tab],
    href: ownPostingsAddress({ tab }),
    current: false,
  }));

/** The tab of the drafts; none for roles that have no drafts. */
export const draftsTab = (t: Translate, { drafts }: OwnCounts, current: boolean): ListOption[] =>
  drafts === null
    ? []
    : [
        {
          value: 'drafts',
          label: t('postings.mine.filters.tab.drafts'),
          count: drafts,
          href: pageAddress('posting-drafts'),
          current,
        },
      ];
