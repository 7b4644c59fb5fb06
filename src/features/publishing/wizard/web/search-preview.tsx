import { useState } from 'react';
import { careerLevels } from '#features/catalog/career-levels.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { daysAfter, liveEnd } from '#features/postings/posting-period.ts';
import { AdTypeBadge } from '#features/postings/web/ad-type-badge.tsx';
import { daysLeftText } from '#features/postings/web/posting-parts.tsx';
import { daysBetween, formatShortDate, localDay } from '#kit/dates.ts';
import { formatSalary } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { IconDeviceMobile } from '#ui/icons/account-icons.tsx';
import { Due, Salary } from '#ui/light/ad-meta.tsx';
import { AdList, AdRow } from '#ui/light/ad-row.tsx';
import { IconDesktop } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import type { DraftValues } from '../../drafts/web/posting-draft.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';

const numberOrNull = (end: DraftValues['salaryRange']['min']): number | null => (typeof end === 'number' ? end : null);

export interface SearchPreviewProps {
  company: string;
  employerId: number;
  /** URL of the company's logo. */
  logo: string | null;
  /** The end of its current period; null when a new one begins now. */
  paidUntil: Date | null;
  /** Whether its ad type has a badge in lists. */
  badged: boolean;
}

/** The row that candidates will see in a list, wide and narrow. */
export function SearchPreview({ company, employerId, logo, paidUntil, badged }: SearchPreviewProps) {
  const { form, t, language } = useWizardForm();
  const [screen, setScreen] = useState<'desktop' | 'phone'>('desktop');
  const values = form.getValues();
  const label = (list: readonly CatalogItem[], code: string) => labelOf(list, code, language);
  const name = values.advertiserName || company;
  const { min, max, ...kind } = values.salaryRange;
  const salary = formatSalary({ ...kind, min: numberOrNull(min), max: numberOrNull(max) }, language);
  const now = new Date();
  const closesOn = localDay(liveEnd(paidUntil ?? daysAfter(now, values.productDuration), values.expiryDate || null));
  const date = formatShortDate(closesOn, language);
  const traits = [
    values.workModel && label(workModels, values.workModel),
    label(contractTypes, values.contractType),
    ...values.careerLevels.map((code) => label(careerLevels, code)),
  ].filter((trait): trait is string => Boolean(trait));

  return (
    <section className="stack g12" aria-label={t('postings.wizard.confirmation.look')}>
      <div className="row between flex-wrap g12">
        <span className="bold sm">{t('postings.wizard.confirmation.look')}</span>
        <SegmentedControl
          label={t('postings.wizard.confirmation.look')}
          options={[
            {
              value: 'desktop',
              label: (
                <>
                  <IconDesktop size={18} /> {t('postings.wizard.confirmation.desktop')}
                </>
              ),
            },
            {
              value: 'phone',
              label: (
                <>
                  <IconDeviceMobile size={18} /> {t('postings.wizard.confirmation.phone')}
                </>
              ),
            },
          ]}
          value={screen}
          onChange={setScreen}
        />
      </div>
      {/* Only a preview of the row: its link has no target yet. */}
      <div inert className={screen === 'phone' ? 'wizard-phone' : undefined}>
        <AdList>
          <AdRow
            title={<TitleText text={values.positionTitle} />}
            href={pageAddress('postings')}
            company={name}
            logo={<InitialsTile name={name} id={employerId} src={name === company ? logo : null} />}
            place={values.locations.map((code) => placeLabel(code, language)).join(', ')}
            meta={traits}
            salary={
              <Salary amount={salary?.amount ?? null} unit={salary?.unit} missing={t('postings.card.salaryMissing')} />
            }
            due={
              <Due
                date={t('postings.card.until', { date })}
                left={daysLeftText(daysBetween(localDay(now), closesOn), t)}
              />
            }
            badge={badged && values.productGroup ? <AdTypeBadge code={values.productGroup} /> : null}
            promoted={badged && values.productGroup === 'promoted'}
            compact={screen === 'phone'}
          />
        </AdList>
      </div>
    </section>
  );
}
