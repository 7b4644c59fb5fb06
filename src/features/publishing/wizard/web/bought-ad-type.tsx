import { reasonWords } from '#features/decisions/decision-words.ts';
import { renewalAddress } from '#features/postings/addresses.ts';
import { allFields } from '#features/postings/posting-field-sets.ts';
import { mayRenew } from '#features/postings/posting-state.ts';
import { AdTypeBadge } from '#features/postings/web/ad-type-badge.tsx';
import { fieldWords } from '#features/postings/web/field-words/field-words.ts';
import { PostingStatus } from '#features/postings/web/status/posting-status.tsx';
import { formatDate } from '#kit/dates.ts';
import { KeyValues } from '#ui/facts.tsx';
import { Card } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import type { OwnPostingPage } from '../../own-fields.ts';

/** Step 1 of an edit: the bought ad type, read-only (rules.md#posting-wizard). */
export function BoughtAdType({ own }: { own: OwnPostingPage }) {
  const { t } = useWizardForm();
  return (
    <Card stack className="g12">
      <div className="row between flex-wrap g12">
        <AdTypeBadge code={own.productGroup} size="lg" />
        <span className="bold">{t('advertising.days', { count: own.productDuration })}</span>
      </div>
      <p className="sm dim">{t('postings.wizard.edit.typeFixed')}</p>
      {mayRenew(own.state) ? (
        <p className="sm">
          <Link href={renewalAddress(own.id)}>{t('postings.wizard.edit.renewInstead')}</Link>
        </p>
      ) : null}
    </Card>
  );
}

/** The hint about the effect of changes, by the posting's state. */
const hintOf = ({ state, change }: OwnPostingPage, verified: boolean) => {
  if (change) return change.refusal === null ? 'changing' : 'refused';
  if (state === 'active') return verified ? 'live' : 'unverified';
  return state === 'rejected' ? 'rejected' : 'waiting';
};

/** The pending or refused change, with its content. */
function ChangeOf({ own: { change, content, changedContent } }: { own: OwnPostingPage }) {
  const { t, language } = useWizardForm();
  if (!change || !changedContent) return null;
  const items = allFields
    .map((field) => ({
      label: t(`postings.fields.${field}`),
      before: fieldWords(field, content[field], t, language),
      value: fieldWords(field, changedContent[field], t, language),
    }))
    .filter(({ before, value }) => before !== value)
    .map(({ label, value }) => ({ label, value: value || t('postings.wizard.confirmation.none') }));
  return (
    <>
      {change.refusal ? (
        <p className="sm own-posting-reason">
          {t('postings.mine.reason', { reason: reasonWords(change.refusal, change.ground, t) })}
        </p>
      ) : null}
      <KeyValues items={items} />
    </>
  );
}

/** Next to the steps of an edit: the posting, and the effect of changes. */
export function EditSummary({ own, verified }: { own: OwnPostingPage; verified: boolean }) {
  const { t, language } = useWizardForm();
  return (
    <Card as="aside" stack className="g12 sticky">
      <h2 className="sm dim wizard-kicker">{t('postings.wizard.edit.summary')}</h2>
      <p className="wizard-item wizard-break">
        <TitleText text={own.positionTitle} />
      </p>
      <KeyValues
        items={[
          { label: t('postings.mine.status'), value: <PostingStatus posting={own} /> },
          ...(own.closesOn ? [{ label: t('postings.mine.closes'), value: formatDate(own.closesOn, language) }] : []),
          { label: t('postings.wizard.edit.number'), value: String(own.id) },
        ]}
      />
      <p className="sm dim">{t(`postings.wizard.edit.note.${hintOf(own, verified)}`)}</p>
      <ChangeOf own={own} />
      {own.reason ? (
        <p className="sm own-posting-reason">
          {t('postings.mine.reason', { reason: reasonWords(own.reason, own.ground, t) })}
        </p>
      ) : null}
    </Card>
  );
}
