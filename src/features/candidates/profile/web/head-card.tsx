import { getFileLink } from '#features/files/contract.ts';
import { pageAddress } from '#kit/site-map.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconEdit, IconFileCv } from '#ui/icons/account-icons.tsx';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { IconDownload, IconPhone } from '#ui/icons/posting-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { saveFileAs } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { cvAddress } from '../../cv-steps.ts';
import type { CandidateDocument } from '../../documents/fields.ts';
import type { CandidateProfile } from '../../profile-fields.ts';

/** Downloads the CV generated from the profile; links to generating one when there is none. */
function DownloadCv({ document }: { document: CandidateDocument | null }) {
  const t = useTexts();
  const api = useApi();
  const { run, busy } = useAct(
    async ({ fileId, name }: CandidateDocument) =>
      saveFileAs((await api.call(getFileLink, { params: { id: fileId } })).data.url, name),
    { toast: t('candidates.documents.failed.download') },
  );
  if (!document)
    return (
      <LinkButton href={pageAddress('documents')}>
        <IconFileCv />
        {t('candidates.profile.makePdf')}
      </LinkButton>
    );
  return (
    <Button
      loading={busy !== null}
      loadingText={t('candidates.profile.downloading')}
      onClick={() => void run(document)}
    >
      <IconDownload />
      {t('candidates.profile.download')}
    </Button>
  );
}

interface HeadCardProps {
  userId: string;
  profile: CandidateProfile;
  /** The CV generated from the profile; null when there is none. */
  made: CandidateDocument | null;
}

/** Name and contact details of the candidate, as the page heading. */
export function HeadCard({ userId, profile, made }: HeadCardProps) {
  const t = useTexts();
  const { name, lastName, profession, city } = profile;
  return (
    <Card as="section">
      <div className="row g24 flex-wrap">
        <Avatar id={userId} name={`${name} ${lastName}`} src={profile.photo?.url} size="xl" />
        <div className="grow candidate-head">
          <h1 className="h2">
            {name} {lastName}
          </h1>
          <p className="dim">{[profession, city].filter(Boolean).join(', ')}</p>
          <ul className="row g16 flex-wrap sm dim mt8 candidate-contact">
            <li className="row g8">
              <IconMail />
              {profile.email}
            </li>
            {profile.phoneText ? (
              <li className="row g8">
                <IconPhone />
                {profile.phoneText}
              </li>
            ) : null}
          </ul>
        </div>
        <div className="row g8 flex-wrap">
          <DownloadCv document={made} />
          <LinkButton variant="primary" href={cvAddress('opsti-podaci')}>
            <IconEdit />
            {t('candidates.profile.edit')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
