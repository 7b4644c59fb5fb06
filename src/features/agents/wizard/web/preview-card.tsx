import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Card } from '#ui/light/card.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { filterOf } from '../../agent-search.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import { mailsAMonth } from '../../frequency.ts';
import { chosenLists, listName, payWords, valuesOf, type WordContext } from './agent-words.ts';
import type { Found, LivePreview } from './use-live-preview.ts';
import './agent-wizard.css';

/** Text with the number of matching postings in the last 30 days and the resulting number of mails. */
export function useMonth() {
  const t = useTexts();
  const language = useLanguage();
  return (recent: number, { emailNotifications, frequency }: AgentDraftValues): string => {
    if (recent === 0) return t('agents.wizard.preview.noneRecent');
    const number = formatNumber(recent, language);
    const published = t('agents.wizard.preview.recent', { count: recent, number });
    const mails = emailNotifications
      ? t('agents.wizard.preview.mails', { count: mailsAMonth(recent, frequency) })
      : t('agents.wizard.preview.noMails');
    return `${published} ${mails}`;
  };
}

function Newest({ newest }: Pick<Found, 'newest'>) {
  const t = useTexts();
  if (newest.length === 0) return null;
  return (
    <div>
      <p className="sm dim">{t('agents.wizard.preview.newest')}</p>
      <ul className="stack g8 mt8">
        {newest.map(({ id, positionTitle, company, locations }) => (
          <li key={id} className="sm agent-words">
            <a className="link" href={pageAddress('posting', id)} target="_blank" rel="noopener">
              <TitleText text={positionTitle} />
              <VisuallyHidden>{`, ${t('agents.wizard.preview.newTab')}`}</VisuallyHidden>
            </a>
            <br />
            <span className="dim">
              {[company, locations.map(({ label }) => label).join(' · ')].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number of results, announced to screen readers when it changes. */
function Count({ preview: { state, found, again } }: { preview: LivePreview }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div aria-live="polite" aria-busy={state === 'counting'}>
      {state === 'none' ? <p className="sm dim">{t('agents.wizard.preview.nothing')}</p> : null}
      {state === 'counting' && !found ? <p className="sm dim">{t('agents.wizard.preview.counting')}</p> : null}
      {state === 'failed' ? (
        <p className="sm dim">
          {t('agents.wizard.preview.failed')}{' '}
          <TextButton onClick={again}>{t('agents.wizard.preview.again')}</TextButton>
        </p>
      ) : null}
      {found ? (
        <p className="sm">
          {t('agents.wizard.preview.finds')}{' '}
          <b>
            {t('postings.search.count', {
              count: found.total,
              number: formatNumber(found.total, language),
            })}
          </b>
          .
        </p>
      ) : null}
    </div>
  );
}

export interface PreviewCardProps {
  values: AgentDraftValues;
  preview: LivePreview;
  words: WordContext;
}

/** The current criteria of the agent, and the postings it would find now. */
export function PreviewCard({ values, preview, words }: PreviewCardProps) {
  const t = useTexts();
  const month = useMonth();
  const { found } = preview;
  const lists = chosenLists(values.search);
  const pay = payWords(values.search, words);
  return (
    <Card as="aside" stack className="g12" aria-label={t('agents.wizard.preview.title')}>
      <p className="sm dim">{t('agents.wizard.preview.title')}</p>
      <p className="agent-name agent-words">{values.title.trim() || t('agents.wizard.preview.untitled')}</p>
      {lists.length > 0 || pay ? (
        <dl className="stack g12 sm">
          {lists.map((name) => (
            <div key={name}>
              <dt className="dim">{listName(name, t)}</dt>
              <dd className="medium agent-words">{valuesOf(name, values.search, words).join(', ')}</dd>
            </div>
          ))}
          {pay ? (
            <div>
              <dt className="dim">{t('postings.filters.salary')}</dt>
              <dd className="medium agent-words">{pay}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <hr className="agent-finds" />
      <Count preview={preview} />
      {found && found.total > 0 ? (
        <>
          <p className="sm">{month(found.recent, values)}</p>
          <Newest newest={found.newest} />
          <a className="link sm" href={postingsAddress(filterOf(values.search))} target="_blank" rel="noopener">
            {t('agents.wizard.preview.see')}
            <VisuallyHidden>{`, ${t('agents.wizard.preview.newTab')}`}</VisuallyHidden>
          </a>
        </>
      ) : null}
    </Card>
  );
}
