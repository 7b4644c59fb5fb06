import { FormProvider } from 'react-hook-form';
import type { AdOption } from '#features/advertising/price-list/fields.ts';
import { daysAfter, liveEnd } from '#features/postings/posting-period.ts';
import { PostingStatus } from '#features/postings/web/status/posting-status.tsx';
import { daysBetween, endOfLocalDay, formatDate, type LocalDay, localDay, parseDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type Fact, Facts } from '#ui/facts.tsx';
import { Form } from '#ui/forms/form.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { IconEdit, IconRefresh } from '#ui/icons/account-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import '#ui/wizard/wizard.css';
import type { DraftField } from '../../drafts/fields.ts';
import { type LastDayOf, type MissingParts, missingParts } from '../../drafts/web/draft-check.ts';
import type { DraftValues } from '../../drafts/web/posting-draft.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import type { OwnPostingPage } from '../../own-fields.ts';
import type { PostingStep } from '../../posting-steps.ts';
import { DraftConflicts } from '../../sending/web/draft-conflict.tsx';
import { type Sending, useSendPosting } from '../../sending/web/use-send-posting.ts';
import AdTypeStep from './ad-type-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { PostingWizardProps } from './posting-wizard.tsx';
import { type PurchaseTerms, purchaseTerms } from './purchase-terms.ts';
import { WizardNote } from './wizard-note.tsx';
import './posting-wizard.css';

interface RenewalOverviewProps
  extends Pick<PostingWizardProps, 'user' | 'draft' | 'options' | 'goTo' | 'cancelTo' | 'onSent' | 'reloadOptions'> {
  lastDayOf: LastDayOf;
  own: OwnPostingPage;
}

/** Whether the employer's own last day is over, or would leave nothing of the new period. */
const isLastDayOver = ({ expiryDate }: DraftValues, own: OwnPostingPage): boolean =>
  expiryDate !== '' &&
  (expiryDate < localDay(new Date()) || (own.daysLeft !== null && expiryDate <= (own.closesOn ?? '')));

/** The posting: its name and the dates that are unchanged. */
function RenewedPosting({ own, user }: Pick<RenewalOverviewProps, 'own' | 'user'>) {
  const { t, language } = useWizardForm();
  const on = (at: string | null) => at && formatDate(new Date(at), language);
  const facts: Fact[] = [
    { label: t('postings.renewal.firstPublished'), value: on(own.firstPublishedAt) },
    {
      label: t('postings.renewal.lastRenewed'),
      value: on(own.lastRenewedAt) ?? t('postings.renewal.never'),
    },
    own.state === 'closed'
      ? { label: t('postings.renewal.closed'), value: on(own.movedAt) }
      : {
          label: t(`postings.renewal.${own.daysLeft === null ? 'ended' : 'ends'}`),
          value: own.closesOn && formatDate(own.closesOn, language),
        },
  ];
  return (
    <Card as="section" stack className="g16">
      <div className="row top g16 flex-wrap">
        <InitialsTile name={user.company} id={user.employerId} src={user.logo} />
        <div className="grow wizard-ad-type">
          <h2 className="wizard-heading h3 wizard-break">
            <TitleText text={own.positionTitle} />
          </h2>
          <p className="sm dim">
            {t('postings.renewal.about', {
              places: own.locations.map(({ label }) => label).join(', '),
              id: own.id,
            })}
          </p>
        </div>
        <PostingStatus posting={own} />
      </div>
      <Facts items={facts} />
      <p className="sm dim">{t('postings.renewal.stays')}</p>
    </Card>
  );
}

/** What is missing to renew the posting, with links to the steps. */
function Missing({ missing, goTo }: { missing: MissingParts[]; goTo: (step: PostingStep) => void }) {
  const { t } = useWizardForm();
  return (
    <Note tone="error" title={t('postings.renewal.missingTitle')}>
      <ul className="stack g4">
        {missing.flatMap(({ step, fields }) =>
          fields.map((field) => (
            <li key={field}>
              {t(field === 'expiryDate' ? 'postings.renewal.lastDayOver' : 'postings.renewal.missing')}{' '}
              <TextButton onClick={() => goTo(step)}>
                {t(`postings.fields.${field as DraftField}`).toLowerCase()}
              </TextButton>{' '}
              ({t(`postings.wizard.steps.${step}`).toLowerCase()})
            </li>
          )),
        )}
      </ul>
    </Note>
  );
}

/** Renewing a posting unchanged: ad type and period, the price, and what is missing. */
export default function RenewalOverview(props: RenewalOverviewProps) {
  const { draft, options, own, goTo, onSent, reloadOptions } = props;
  const chosen = draft.form.watch('productGroup');
  const days = draft.form.watch('productDuration');
  const option = options.adTypes.find(({ code, refusal }) => code === chosen && !refusal);
  const terms = purchaseTerms(options, option, {
    productDuration: days,
    adCount: draft.form.watch('adCount'),
  });
  const sending = useSendPosting({
    kind: 'renew',
    draft,
    purchase: terms?.purchase ?? null,
    onSent,
    onWrongStep: goTo,
    onAdTypeClosed: reloadOptions,
    onPriceChanged: reloadOptions,
  });
  return (
    <FormProvider {...draft.form}>
      <DraftConflicts draft={draft} sending={sending} own={own} />
      <Overview {...props} option={option} terms={terms} sending={sending} />
    </FormProvider>
  );
}

/**
 * An earlier own last day that differs from the end of the new period: shows its effect, and can be removed
 * (rules.md#posting-period).
 */
function OwnLastDay({ periodEnd, days }: { periodEnd: LocalDay; days: number }) {
  const { form, t, language } = useWizardForm();
  const lastDay = parseDate(form.watch('expiryDate'));
  if (!lastDay || lastDay === periodEnd) return null;
  const facts = { lastDay: formatDate(lastDay, language), end: formatDate(periodEnd, language) };
  const lost = Math.min(days, daysBetween(lastDay, periodEnd));
  return (
    <Note
      tone="warn"
      actions={
        <Button size="sm" onClick={() => form.setValue('expiryDate', '', { shouldDirty: true })}>
          {t('postings.renewal.moveLastDay', facts)}
        </Button>
      }
    >
      {lost > 0
        ? t('postings.renewal.lastDayShortens', { ...facts, used: days - lost, days })
        : t('postings.renewal.lastDayBeyond', facts)}
    </Note>
  );
}

interface OverviewProps extends RenewalOverviewProps {
  /** The chosen ad type, if it is available. */
  option: AdOption | undefined;
  /** How it is paid for; null while none is chosen. */
  terms: PurchaseTerms | null;
  sending: Sending;
}

function Overview(props: OverviewProps) {
  const { user, own, lastDayOf, options, option, terms, goTo, cancelTo, sending } = props;
  const { form, t, language } = useWizardForm();
  const submission = useSubmit(form, sending.send);
  const values = form.watch();
  const missing = missingParts(values, isLastDayOver(values, own), lastDayOf);
  const names = missing
    .flatMap(({ fields }) => fields)
    .map((field) => t(`postings.fields.${field as DraftField}`).toLowerCase());
  const from = own.daysLeft !== null && own.paidUntil ? endOfLocalDay(own.paidUntil) : new Date();
  const days = terms?.price.days ?? null;
  const closesOn = days && localDay(liveEnd(daysAfter(from, days), values.expiryDate || null));
  const waits = own.renewal ? t('postings.renewal.waits') : null;
  return (
    <>
      <h1 className="mb24">{t('postings.wizard.titles.renew')}</h1>
      <WizardNote kind="renew" draft={props.draft} locked={null} failure={sending.failure} />
      {waits ? (
        <Note
          tone="warn"
          actions={
            <LinkButton size="sm" href={pageAddress('own-orders')}>
              {t('postings.renewal.orders')}
            </LinkButton>
          }
        >
          {waits}
        </Note>
      ) : missing.length > 0 ? (
        <Missing missing={missing} goTo={goTo} />
      ) : null}
      <div className="with-panel mt24">
        <Form name="renewal" submission={submission} className="stack g24">
          <RenewedPosting own={own} user={user} />
          <section className="stack g12">
            <h2 className="wizard-heading h3">{t('postings.renewal.typeAndDays')}</h2>
            <AdTypeStep options={options} advertiser={{ ...user, lastDayOf }} />
          </section>
          {option && !option.questionnaire && values.questions.length > 0 ? (
            <Note tone="warn">{t('postings.wizard.confirmation.questionsLeftOut')}</Note>
          ) : null}
          {days ? <OwnLastDay periodEnd={localDay(daysAfter(from, days))} days={days} /> : null}
          <div className="wizard-foot">
            <LinkButton variant="quiet" href={cancelTo} className="only-desktop">
              {t('postings.wizard.cancel')}
            </LinkButton>
            <div className="row g8 end">
              <SubmitButton
                size="lg"
                variant={missing.length > 0 ? 'default' : 'primary'}
                disabledReason={
                  waits ?? (names.length > 0 ? t('postings.renewal.fillIn', { fields: names.join(', ') }) : undefined)
                }
                loading={sending.sending}
              >
                <IconRefresh />
                {t('postings.renewal.renew')}
              </SubmitButton>
              <Button
                size="lg"
                variant={missing.length > 0 ? 'primary' : 'default'}
                disabledReason={waits ?? undefined}
                onClick={() => goTo(missing[0]?.step ?? 'opsti-podaci')}
              >
                <IconEdit />
                {t('postings.renewal.editFirst')}
              </Button>
            </div>
          </div>
        </Form>
        <OrderSummary
          option={option}
          terms={terms}
          closes={closesOn ? formatDate(closesOn, language) : null}
          verified={props.user.verified}
          note={own.daysLeft === null ? null : t('postings.renewal.addedDays')}
        />
      </div>
    </>
  );
}
