import { objectionStates } from '#features/decisions/decision-grounds.ts';
import { factsAsked } from '#features/decisions/decision-words.ts';
import { addressOf, type SchemasOf } from '#kit/list-address.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { IconCheck, IconClose } from '#ui/light/icons.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { type RowAct, rowActs } from '#ui/lists/row-acts.tsx';
import { decideObjection, listObjections } from '../contract.ts';
import type { ObjectionRow } from '../fields.ts';
import { objectionState } from './own-decisions.tsx';

const act = (name: 'uphold' | 'reject'): RowAct<ObjectionRow> => ({
  name,
  icon: name === 'uphold' ? <IconCheck /> : <IconClose />,
  can: ({ outcome }) => outcome === null,
  words: (t, { names }) => ({
    action: t(`decisions.objections.${name}.action`),
    text: t(`decisions.objections.${name}.text`, { names }),
    ...factsAsked(t),
    hint: t('decisions.objections.hint'),
    done: t(`decisions.acts.objection${name === 'uphold' ? 'Upheld' : 'Rejected'}`),
  }),
  perform: (api, { id }, { reason }) =>
    api.call(decideObjection, { params: { id }, body: { upheld: name === 'uphold', reason } }),
});

const chosen = rowActs<SchemasOf<typeof listObjections>>({
  nameOf: ({ about, act: decided }, t) => about || t(`decisions.acts.${decided}`),
  acts: [act('uphold'), act('reject')],
});

/** Objections to decisions, for administrators. */
export const objectionList = listPage({
  endpoint: listObjections,
  page: 'admin-objections',
  texts: 'decisions.objections',
  address: addressOf<typeof listObjections>('admin-objections', { state: 'waiting' }),
  sign: 'mail',
  nothing: ({ t, filters: { state } }) => ({ title: t(`decisions.objections.nothing.${state}`) }),
  tabs: {
    name: 'state',
    values: objectionStates,
    all: false,
    count: (state, { meta }) => meta.counts[state as 'waiting'],
  },
  columns: {
    decision: ({ act: decided, about, ground, facts }, { t }) => (
      <div className="admin-person">
        <span className="medium">{t(`decisions.acts.${decided}`)}</span>
        <br />
        <TitleText text={about} />
        <span className="sm dim admin-line">
          {t('decisions.reason', { ground: t(`decisions.grounds.sentence.${ground}`), facts })}
        </span>
      </div>
    ),
    objection: { cell: ({ objection }) => objection?.text ?? '', className: 'admin-person' },
    time: {
      cell: ({ objected }, { t, language }) => relativeTime(objected.at, objected.daysAgo, t, language),
      className: 'no-wrap dim',
    },
    state: (row, context) => (
      <>
        {objectionState(row, context)}
        {row.outcome ? <span className="sm dim admin-line">{row.outcome.facts}</span> : null}
      </>
    ),
  },
  chosen,
  acts: { className: 'right admin-menu', Acts: chosen.RowMenu },
});
