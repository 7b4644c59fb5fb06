import { useState } from 'react';
import { formatDate } from '#kit/dates.ts';
import { TickField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { IconShieldCheck } from '#ui/icons/sign-in-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { RecordForm } from '#ui/records/record-form.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/wizard/wizard.css';
import type { EmployerProfile } from '../fields.ts';
import { AboutCard } from './about-card.tsx';
import { CardPreview } from './card-preview.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { GeneralCard } from './general-card.tsx';
import { LogoField } from './logo-field.tsx';
import { PhotosCard } from './photos-card.tsx';
import { SeatCard, type TownField } from './seat-card.tsx';
import { StepsCard } from './steps-card.tsx';
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts';
import { VerificationModal } from './verification-modal.tsx';
import './employer-profile.css';

/** Verification status of the company and its effects. */
function VerificationNote({ profile }: { profile: EmployerProfile }) {
  const t = useTexts();
  const language = useLanguage();
  if (profile.verifiedOn !== null) {
    const title = t('employers.profile.verified.title', { date: formatDate(profile.verifiedOn, language) });
    return (
      <Note tone="ok" role="note" icon={<IconShieldCheck />} title={title}>
        {t('employers.profile.verified.text')}
      </Note>
    );
  }
  return (
    <Note role="note" title={t('employers.profile.unverified.title')}>
      {t('employers.profile.unverified.text')}
      {profile.hasPage ? null : ` ${t('employers.profile.unverified.noPage')}`}
    </Note>
  );
}

function ConsentsCard() {
  const t = useTexts();
  return (
    <Card as="section" className="stack g12">
      <h2 className="h3">{t('employers.profile.consents')}</h2>
      <TickField name="specialOffers" label={t('employers.profile.fields.specialOffers')} />
      <TickField name="newsNotifications" label={t('employers.profile.fields.newsNotifications')} />
    </Card>
  );
}

function Foot({ state }: { state: ProfileFormState }) {
  const t = useTexts();
  const { changed, submission, undo } = state;
  const sending = submission.running !== null;
  const count = changed.length;
  return (
    <div className="wizard-foot profile-foot">
      <span className="sm dim" role="status">
        {count > 0 ? t('employers.profile.foot.unsaved', { count }) : t('employers.profile.foot.none')}
      </span>
      <div className="row g8">
        {count > 0 && !sending ? (
          <Button variant="quiet" onClick={undo}>
            {t('employers.profile.foot.undo')}
          </Button>
        ) : null}
        <SubmitButton
          size="lg"
          loading={sending}
          loadingText={t('ui.record.saving')}
          disabledReason={count === 0 ? t('employers.profile.foot.nothing') : undefined}
        >
          {t('employers.profile.foot.save')}
        </SubmitButton>
      </div>
    </div>
  );
}

export interface EmployerProfileViewProps {
  profile: EmployerProfile;
  Town: TownField;
  /** Called after every save, to refresh other parts of the page. */
  onSaved: () => void;
}

/** Content of „Profil firme” below its title. */
export function EmployerProfileView({ profile, Town, onSaved }: EmployerProfileViewProps) {
  const state = useProfileForm(profile, onSaved);
  const { form, stored } = state;
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  const chosen = form.watch('logo');
  const saved = stored.logo?.id === chosen ? stored.logo?.url : undefined;
  const urlOf = (file: string): string | undefined =>
    pictures[file] ?? stored.photos.find((photo) => photo.file === file)?.url;
  const onPicture = (id: string, url: string): void => setPictures((known) => ({ ...known, [id]: url }));
  const logo = chosen === null ? null : (saved ?? pictures[chosen] ?? null);
  return (
    <>
      <VerificationNote profile={stored} />
      <CompletenessCard state={state} />
      <RecordForm name="employer-profile" record={state} className="stack g24">
        <GeneralCard profile={stored} logo={<LogoField state={state} src={logo} onPicture={onPicture} />} />
        <SeatCard state={state} Town={Town} />
        <AboutCard state={state} />
        <PhotosCard
          urlOf={urlOf}
          isSaved={(id) => stored.photos.some(({ file }) => file === id)}
          onPicture={onPicture}
        />
        <StepsCard />
        <ConsentsCard />
        <CardPreview state={state} logo={logo} urlOf={urlOf} />
        <Foot state={state} />
      </RecordForm>
      <VerificationModal question={state.question} />
    </>
  );
}
