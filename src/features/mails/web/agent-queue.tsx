import { formatNumber } from '#kit/money.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Card } from '#ui/light/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { MailsMeta } from '../fields.ts';
import './agent-queue.css';

/** Progress of digital agents' mails: how many wait, since when, and the rate. */
export function AgentQueue({ queue }: { queue: MailsMeta['agents'] }) {
  const t = useTexts();
  const language = useLanguage();
  const { waiting, due, oldestDue, queued, retrying, failedToday, perMinute } = queue;
  const sentence = (): string => {
    if (waiting === 0) return t('administration.mailLog.agents.idle');
    if (due === 0 || !oldestDue) return t('administration.mailLog.agents.later');
    return t('administration.mailLog.agents.busy', {
      when: relativeTime(oldestDue.at, oldestDue.daysAgo, t, language),
    });
  };
  const facts = [
    ['waiting', waiting],
    ['due', due],
    ['unsent', queued + retrying],
    ['failed', failedToday],
    ['speed', perMinute],
  ] as const;
  return (
    <Card as="section" className="agent-queue mb24" aria-labelledby="agent-queue">
      <div className="row between flex-wrap g8">
        <h2 id="agent-queue">{t('administration.mailLog.agents.title')}</h2>
        <span className="sm dim">{sentence()}</span>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="sm dim">{t(`administration.mailLog.agents.${name}`)}</dt>
            <dd className="medium">{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
