import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { decisionAsked } from '#features/decisions/decision-words.ts';
import { postingStates } from '#features/postings/posting-state.ts';
import { PostingStatus } from '#features/postings/web/status/posting-status.tsx';
import { formatDate } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { SchemasOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { IconEdit } from '#ui/icons/account-icons.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { IconCheck, IconClose } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { type RowAct, rowActs } from '#ui/lists/row-acts.tsx';
import { MenuLink } from '#ui/menu.tsx';
import { approvePosting, listAllPostings, recallPosting, rejectPosting, removePosting } from '../contract.ts';
import type { PostingRow } from '../fields.ts';
import { postingAges, postingFindings } from '../moderation-tabs.ts';
import { allPostingsAddress, moderationAddress } from './moderation-address.ts';
import { RowBadge } from './moderation-list.tsx';

const endpoints = {
  approve: approvePosting,
  reject: rejectPosting,
  recall: recallPosting,
  remove: removePosting,
};

const act = (name: keyof typeof endpoints, facts: Pick<RowAct<PostingRow>, 'icon' | 'can'>) => ({
  ...facts,
  name,
  dangerous: name === 'reject' || name === 'remove',
  words: (t: Translate, said: { count: number; names: string }) => ({
    action: t(`postings.moderation.all.acts.${name}.action`),
    title: t(`postings.moderation.all.acts.${name}.title`, said),
    text: t(`postings.moderation.all.acts.${name}.text`, said),
    ...(name === 'approve'
      ? {
          label: t('postings.moderation.all.reason'),
          hint: t('postings.moderation.reason.warned'),
          schema: async () => (await import('../fields.ts')).warnedApproval,
        }
      : decisionAsked(t)),
    done: t(`postings.moderation.all.acts.${name}.done`, said),
  }),
  perform: (...[api, { id, version }, body]: Parameters<RowAct<PostingRow>['perform']>) =>
    api.call(endpoints[name], { params: { id: String(id) }, body: { ...body, version } }),
});

/** Whether it, or a change of it, needs a decision. */
const waits = ({ state, change }: PostingRow): boolean => state === 'in_review' || change;

const chosen = rowActs<SchemasOf<typeof listAllPostings>>({
  nameOf: ({ positionTitle, id }) => `${positionTitle} (${id})`,
  links: ({ id }, t) => (
    <>
      <MenuLink href={pageAddress('posting', id)} icon={<IconExternalLink />}>
        {t('postings.moderation.openPosting')}
      </MenuLink>
      <MenuLink href={`${moderationAddress({ posting: id })}#oglas`} icon={<IconEdit />}>
        {t('postings.moderation.all.toModeration')}
      </MenuLink>
    </>
  ),
  acts: [
    act('approve', { icon: <IconCheck />, can: waits }),
    act('reject', { icon: <IconClose />, can: waits }),
    act('recall', { icon: <IconEdit />, can: ({ state }) => state === 'active' }),
    act('remove', { icon: <IconClose />, can: ({ state }) => state !== 'removed' }),
  ],
});

/** All postings: search, view, recall and remove, one or several. */
export const allPostingsList = listPage({
  endpoint: listAllPostings,
  page: 'admin-postings',
  texts: 'postings.moderation.all',
  address: allPostingsAddress,
  search: true,
  selects: [
    {
      name: 'state',
      values: postingStates,
      label: (code, { t }) => t(`postings.mine.states.${code as 'active'}`),
    },
    { name: 'type', values: adTypeCodes, label: (code, { t }) => t(`advertising.types.${code as 'free'}`) },
    { name: 'age', values: postingAges },
    { name: 'findings', values: postingFindings },
  ],
  sign: 'search',
  columns: {
    posting: (posting) => (
      <div className="admin-person">
        <Link className="medium" href={`${moderationAddress({ posting: posting.id })}#oglas`}>
          <TitleText text={posting.positionTitle} />
        </Link>
        <span className="sm dim admin-line">
          {posting.company}, {posting.id}
        </span>
      </div>
    ),
    state: ({ state }) => <PostingStatus posting={{ state, daysLeft: null }} />,
    type: ({ productGroup }, { t }) => t(`advertising.types.${productGroup}`),
    findings: (posting) =>
      posting.reports + posting.findings > 0 || posting.change || posting.newCompany ? (
        <RowBadge posting={posting} />
      ) : (
        '–'
      ),
    created: {
      cell: ({ createdAt }, { language }) => formatDate(new Date(createdAt), language),
      className: 'no-wrap',
    },
    closes: {
      cell: ({ closesOn }, { language }) => (closesOn ? formatDate(closesOn, language) : '–'),
      className: 'no-wrap',
    },
  },
  chosen,
  acts: { className: 'right admin-menu', Acts: chosen.RowMenu },
});
