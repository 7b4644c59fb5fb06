import { useState } from 'react';
import { PostingRow } from '#features/postings/web/posting-row.tsx';
import { IconDeviceMobile } from '#ui/icons/account-icons.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { IconDesktop } from '#ui/light/icons.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { type Advertiser, draftCard } from './draft-card.ts';

export interface SearchPreviewProps {
  advertiser: Advertiser;
  /** Whether its ad type has a badge in lists. */
  badged: boolean;
}

const icons = { desktop: <IconDesktop size={18} />, phone: <IconDeviceMobile size={18} /> };

/** The row that candidates will see in a list, wide and narrow. */
export function SearchPreview({ advertiser, badged }: SearchPreviewProps) {
  const { form, t, language } = useWizardForm();
  const [screen, setScreen] = useState<keyof typeof icons>('desktop');
  const values = form.getValues();
  const card = draftCard(values, advertiser, { language, t });

  return (
    <section className="stack g12" aria-label={t('postings.wizard.confirmation.look')}>
      <div className="row between flex-wrap g12">
        <span className="bold sm">{t('postings.wizard.confirmation.look')}</span>
        <SegmentedControl
          label={t('postings.wizard.confirmation.look')}
          options={(['desktop', 'phone'] as const).map((value) => ({
            value,
            label: (
              <>
                {icons[value]} {t(`postings.wizard.confirmation.${value}`)}
              </>
            ),
          }))}
          value={screen}
          onChange={setScreen}
        />
      </div>
      <div inert className={screen === 'phone' ? 'wizard-phone' : undefined}>
        <AdList>
          <PostingRow posting={{ ...card, productGroup: values.productGroup || 'standard', badge: badged }} preview />
        </AdList>
      </div>
    </section>
  );
}
