import { useState } from 'react';
import { formatMonthRange } from '#kit/dates.ts';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import { IconEdit, IconTrash } from '#ui/icons/account-icons.tsx';
import { IconButton, IconLink } from '#ui/light/icon-button.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { putCv } from '../../cv-contract.ts';
import type { Cv } from '../../cv-fields.ts';
import { cvAddress } from '../../cv-steps.ts';

interface OwnEntriesProps {
  section: 'education' | 'experience';
  cv: Cv;
  /** Reloads the profile after a change here or elsewhere. */
  refresh: () => Promise<void>;
}

/** Texts of a section's entries, in order. */
const entriesOf = (section: OwnEntriesProps['section'], { education, experience }: Cv) =>
  section === 'education'
    ? education.map(({ title, institution, ...period }) => ({ title, place: institution, ...period }))
    : experience.map(({ positionName, companyName, ...period }) => ({
        title: positionName,
        place: companyName,
        ...period,
      }));

/** Education or experience of the CV; each entry has an edit link and a confirmation before it is deleted. */
export function OwnEntries({ section, cv, refresh }: OwnEntriesProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const entries = entriesOf(section, cv);
  if (entries.length === 0) return <p className="dim">{t(`candidates.profile.none.${section}`)}</p>;

  const askDeletion = (place: number): void => {
    const { education, experience, skills, aboutMe, version } = cv;
    const left = { [section]: cv[section].filter((_, other) => other !== place) };
    const body = { education, experience, skills, aboutMe, version, ...left };
    setAsked({
      title: t('candidates.profile.deletion.title'),
      text: t('candidates.profile.deletion.text', { name: entries[place]?.title ?? '' }),
      field: null,
      submit: t('candidates.profile.deletion.submit'),
      sending: t('candidates.profile.deletion.sending'),
      dangerous: true,
      done: t('candidates.profile.deletion.done'),
      perform: () => api.call(putCv, { body }),
    });
  };
  return (
    <>
      <ul className="candidate-stays">
        {entries.map(({ title, place, dateFrom, dateTo }, at) => (
          <li key={`${title} ${place} ${dateFrom}`}>
            <span className="sm dim">{formatMonthRange(dateFrom, dateTo, language)}</span>
            <div>
              <b className="medium">{title}</b>
              <br />
              <span className="sm dim">{place}</span>
            </div>
            <div className="row g4">
              <IconLink
                size="sm"
                label={t('candidates.profile.editEntry', { name: title })}
                icon={<IconEdit />}
                href={cvAddress(section === 'education' ? 'obrazovanje' : 'iskustvo', at)}
              />
              <IconButton
                size="sm"
                label={t('candidates.profile.deleteEntry', { name: title })}
                icon={<IconTrash />}
                onClick={() => askDeletion(at)}
              />
            </div>
          </li>
        ))}
      </ul>
      <ActModal act={asked} onClose={() => setAsked(null)} refresh={refresh} />
    </>
  );
}
