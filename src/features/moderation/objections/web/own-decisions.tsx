import { formatDate } from '#kit/dates.ts';
import { addressOf, type ListSchemas } from '#kit/list-address.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { type ListContext, listPage } from '#ui/lists/list-page.ts';
import { listOwnDecisions } from '../contract.ts';
import type { DecisionView } from '../fields.ts';

/** How the objection to a decision stands. */
export const objectionState = (
  { objection, outcome, mayObject, objectUntil }: DecisionView,
  { t, language }: Pick<ListContext<ListSchemas>, 't' | 'language'>,
) => {
  if (outcome)
    return <Badge tone="neutral">{t(`decisions.acts.objection${outcome.upheld ? 'Upheld' : 'Rejected'}`)}</Badge>;
  if (objection) return <Badge tone="new">{t('decisions.states.waiting')}</Badge>;
  return mayObject && objectUntil ? (
    t('decisions.states.open', { date: formatDate(objectUntil, language) })
  ) : (
    <Badge tone="neutral">{t('decisions.states.over')}</Badge>
  );
};

/** Decisions about the company, each with a link to its page, where it is objected to. */
export const ownDecisions = listPage({
  endpoint: listOwnDecisions,
  page: 'own-decisions',
  texts: 'decisions.own',
  address: addressOf<typeof listOwnDecisions>('own-decisions'),
  lead: true,
  sign: 'search',
  nothing: ({ t }) => ({ title: t('decisions.own.none') }),
  columns: {
    what: ({ act, about, path }, { t }) => (
      <>
        <Link className="medium" href={path}>
          {t(`decisions.acts.${act}`)}
        </Link>
        <br />
        <span className="sm dim">
          <TitleText text={about} />
        </span>
      </>
    ),
    ground: ({ ground }, { t }) => t(`decisions.grounds.label.${ground}`),
    day: { cell: ({ decidedOn }, { language }) => formatDate(decidedOn, language), className: 'no-wrap' },
    state: objectionState,
  },
});
