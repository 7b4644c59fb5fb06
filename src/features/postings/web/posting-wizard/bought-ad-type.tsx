import type { OwnPostingPage } from '#features/postings/own-fields.ts';
import { mayRenew } from '#features/postings/posting-state.ts';
import { formatDate } from '#shared/dates.ts';
import { Card } from '#ui/card.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { Link } from '#ui/link.tsx';
import { AdTypeBadge } from '../ad-type-badge.tsx';
import { PostingStatus } from '../own-postings/posting-status.tsx';
import { useWizardForm } from './use-wizard-form.ts';

/** Step 1 of an edit: what was bought, shown but fixed (SPEC §4). */
export function BoughtAdType({ own }: { own: OwnPostingPage }) {
  const { t } = useWizardForm();
  return (
    <Card stack className="g12">
      <div className="row between wrapx g12">
        <AdTypeBadge code={own.productGroup} size="lg" />
        <span className="b">{t('advertising.days', { count: own.productDuration })}</span>
      </div>
      <p className="sm dim">{t('postings.wizard.edit.typeFixed')}</p>
      {mayRenew(own.state) ? (
        <p className="sm">
          <Link href={`/oglasi/obnova?id=${own.id}`}>{t('postings.wizard.edit.renewInstead')}</Link>
        </p>
      ) : null}
    </Card>
  );
}

/** What becomes of the changes, by the state they meet. */
const noteOf = ({ state }: OwnPostingPage): 'live' | 'rejected' | 'waiting' =>
  state === 'active' ? 'live' : state === 'rejected' ? 'rejected' : 'waiting';

/** Beside the steps of an edit: which posting it is, and what becomes of the changes. */
export function EditSummary({ own }: { own: OwnPostingPage }) {
  const { t, language } = useWizardForm();
  return (
    <Card as="aside" stack className="g12 sticky">
      <h2 className="sm dim pw-kicker">{t('postings.wizard.edit.summary')}</h2>
      <p className="pw-item pw-break">{own.positionTitle}</p>
      <KeyValues
        items={[
          { label: t('postings.mine.status'), value: <PostingStatus posting={own} /> },
          ...(own.closesOn
            ? [{ label: t('postings.mine.closes'), value: formatDate(own.closesOn, language) }]
            : []),
          { label: t('postings.wizard.edit.number'), value: String(own.id) },
        ]}
      />
      <p className="sm dim">{t(`postings.wizard.edit.note.${noteOf(own)}`)}</p>
      {own.reason ? (
        <p className="sm op-reason">{t('postings.mine.reason', { reason: own.reason })}</p>
      ) : null}
    </Card>
  );
}
