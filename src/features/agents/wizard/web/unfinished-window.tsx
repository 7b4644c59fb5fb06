import { daysAgo, formatDate, formatTime } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { IconCircle } from '#ui/icons/sign-in-icons.tsx';
import { Meter } from '#ui/meter.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Ticks } from '#ui/ticks.tsx';
import { ContinueWindow, type ContinueWindowProps } from '#ui/wizard/continue-window.tsx';
import { type AgentStep, agentSteps } from '../../agent-steps.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import { listsOfStep } from '../agent-step-fields.ts';
import './agent-wizard.css';

/** Summary of the values entered on a step: „naziv, 2 kategorije”; empty when there are none. */
export const filledIn = (step: AgentStep, { title, search }: AgentDraftValues, t: Translate): string =>
  [
    ...(step === 'basics' && title.trim() !== '' ? [t('agents.wizard.chosen.title')] : []),
    ...listsOfStep[step]
      .filter((name) => search[name].length > 0)
      .map((name) => t(`agents.wizard.chosen.${name}`, { count: search[name].length })),
  ].join(', ');

const instant = (iso: string, t: Translate, language: Language): string => {
  const at = new Date(iso);
  const time = formatTime(at, language);
  const days = daysAgo(at, new Date());
  if (days <= 0) return t('ui.moments.todayAt', { time });
  if (days === 1) return t('ui.moments.yesterdayAt', { time });
  return t('ui.moments.dayAt', { day: formatDate(at, language), time });
};

interface UnfinishedWindowProps extends Pick<ContinueWindowProps, 'anew'> {
  kind: 'create' | 'edit';
  draft: { values: AgentDraftValues; savedAt: string };
  /** Explains when the draft differs from what the page was opened for, and what would be lost. */
  note: string | null;
  onGoOn: () => void;
}

/** Dialog about an unfinished agent: shows the entered values and asks whether to continue. */
export function UnfinishedWindow({ kind, draft: { values, savedAt }, note, anew, onGoOn }: UnfinishedWindowProps) {
  const t = useTexts();
  const language = useLanguage();
  const place = agentSteps.indexOf(values.step);
  const position = t('ui.stepOf', { step: place + 1, total: agentSteps.length });
  const items = agentSteps.flatMap((step, index) => {
    const words = filledIn(step, values, t);
    const label = t(`agents.wizard.steps.${step}`);
    if (words !== '') return [{ key: step, content: `${label}: ${words}` }];
    return index === place ? [{ key: step, content: label, icon: <IconCircle />, dim: true }] : [];
  });
  return (
    <>
      <h1>{t(`agents.wizard.titles.${kind}`)}</h1>
      <ContinueWindow
        title={t(`agents.wizard.window.${kind}`)}
        goOn={{ label: t(`agents.wizard.window.goOn.${kind}`), act: onGoOn }}
        anew={anew}
      >
        <div className="agent-window stack g12">
          <div className="row between top">
            <div className="agent-words">
              <b>{values.title.trim() || t('agents.wizard.preview.untitled')}</b>
              <p className="sm dim">{t('agents.wizard.window.lastChange', { when: instant(savedAt, t, language) })}</p>
            </div>
            <span className="sm no-wrap">{position}</span>
          </div>
          <Meter value={((place + 1) / agentSteps.length) * 100} label={position} />
          <Ticks items={items} />
        </div>
        {note ? <p className="mt16">{note}</p> : null}
      </ContinueWindow>
    </>
  );
}
