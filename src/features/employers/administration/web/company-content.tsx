import { useState } from 'react';
import { decisionAsked, toDecision } from '#features/decisions/decision-words.ts';
import type { DecisionInput } from '#features/decisions/fields.ts';
import { type ReasonedAct, ReasonModal } from '#ui/administration/reason-modal.tsx';
import { Button } from '#ui/light/button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { StepList } from '#ui/step-list.tsx';
import { selectionWords } from '../../selection-words.ts';
import { removePhoto, removeSteps } from '../contract.ts';
import type { CompanyView } from '../fields.ts';
import './company-content.css';

/** What a company shows of itself and an administrator can remove: its photos one by one, and its steps of selection. */
export function CompanyContent({
  company: { id, company, version, photos, selectionSteps },
}: {
  company: CompanyView;
}) {
  const t = useTexts();
  const api = useApi();
  const [act, setAct] = useState<ReasonedAct | null>(null);
  const ask = (what: 'photos' | 'steps', alt: string, perform: (body: DecisionInput) => Promise<unknown>) =>
    setAct({
      title: t(`administration.companies.${what}.ask`),
      text: t(`administration.companies.${what}.text`, { alt, company }),
      ...decisionAsked(t),
      dangerous: true,
      submit: t(`administration.companies.${what}.remove`),
      done: t(`administration.companies.${what}.done`),
      perform: (body) => perform(toDecision(body)),
    });
  const askPhoto = ({ file, alt }: CompanyView['photos'][number]) =>
    ask('photos', alt, (body) => api.call(removePhoto, { params: { id: file }, body }));
  const askSteps = () =>
    ask('steps', '', (body) => api.call(removeSteps, { params: { id: String(id) }, body: { ...body, version } }));
  return (
    <>
      {photos.length > 0 ? (
        <section className="stack g16">
          <h3 className="h4">{t('administration.companies.photos.title')}</h3>
          <ul className="grid c2 g16">
            {photos.map((photo) => (
              <li key={photo.file} className="row g12">
                <img className="company-photo" src={photo.url} alt="" loading="lazy" decoding="async" />
                <div className="stack g8 admin-person">
                  <span>{photo.alt}</span>
                  <div>
                    <Button
                      size="sm"
                      aria-label={t('administration.companies.photos.removeOne', { alt: photo.alt })}
                      onClick={() => askPhoto(photo)}
                    >
                      {t('administration.companies.photos.remove')}
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {selectionSteps.length > 0 ? (
        <section className="stack g16">
          <h3 className="h4">{t('employers.page.selection')}</h3>
          <StepList {...selectionWords(selectionSteps, t)} />
          <div>
            <Button size="sm" onClick={askSteps}>
              {t('administration.companies.steps.remove')}
            </Button>
          </div>
        </section>
      ) : null}
      <ReasonModal act={act} onClose={() => setAct(null)} />
    </>
  );
}
