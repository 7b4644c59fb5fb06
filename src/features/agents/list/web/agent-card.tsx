import { formatShortDate, type LocalDay } from '#kit/dates.ts';
import { IconDotsVertical, IconEdit, IconPlayerPause, IconRss, IconTrash } from '#ui/icons/account-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconSearch } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton, TextLink } from '#ui/light/text-button.tsx';
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Switch } from '#ui/switch.tsx';
import { agentEditAddress, agentPostingsAddress } from '../../agent-addresses.ts';
import type { AgentView } from '../../fields.ts';
import { type AgentFrequency, agentFrequencies } from '../../frequency.ts';
import { isPaused } from '../../pause.ts';
import { goneWords, mailWords } from '../agent-words.ts';
import { CriteriaList } from './criteria-list.tsx';
import { useAgentSwitch } from './use-agent-switch.ts';

/** Actions that open a dialog. */
export interface AgentWindows {
  onPause: (agent: AgentView, pause: (day: LocalDay) => Promise<boolean>) => void;
  onFeed: (agent: AgentView) => void;
  onDelete: (agent: AgentView) => void;
}

/** Note about values that no longer exist, with a link to the edit page. */
function GoneNote({ agent }: { agent: AgentView }) {
  const t = useTexts();
  const gone = goneWords(agent, t);
  if (gone.length === 0) return null;
  const [name] = gone;
  return (
    <Note tone="warn">
      {gone.length === 1
        ? t('agents.list.criteria.gone', { name: name as string })
        : t('agents.list.criteria.goneMany', { count: gone.length })}{' '}
      <Link href={agentEditAddress(agent.id)}>{t('agents.list.criteria.goneAction')}</Link>.
    </Note>
  );
}

/** An agent: its criteria, its hits, and its mail settings, which are changed immediately. */
export function AgentCard({
  agent,
  today,
  refresh,
  windows,
}: {
  agent: AgentView;
  today: LocalDay;
  refresh: () => Promise<void>;
  windows: AgentWindows;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { shown, change } = useAgentSwitch(agent, refresh);
  const { id, title } = agent;
  const about = { title };
  const paused = isPaused(shown, today);
  const pause = (day: LocalDay): Promise<boolean> =>
    change({ pausedUntil: day }, t('agents.list.pause.done', { ...about, day: formatShortDate(day, language) }));
  const frequencyWords = (frequency: AgentFrequency): string => t(`agents.list.frequency.${frequency}`);
  return (
    <Card as="article" stack aria-labelledby={`agent-${id}`}>
      <div className="agent-head">
        <div className="agent-title">
          <h2 id={`agent-${id}`}>
            <Link href={agentPostingsAddress(id)}>{title}</Link>
          </h2>
          {agent.newHits > 0 ? <Badge tone="new">{t('agents.list.newHits', { count: agent.newHits })}</Badge> : null}
        </div>
        <Menu
          label={t('agents.list.more', about)}
          button={<IconDotsVertical />}
          buttonClass="icon-button icon-button-sm"
          width="auto"
        >
          <MenuLink icon={<IconSearch />} href={agentPostingsAddress(id)}>
            {t('agents.list.actions.postings')}
          </MenuLink>
          <MenuAction icon={<IconPlayerPause />} aria-haspopup="dialog" onClick={() => windows.onPause(shown, pause)}>
            {t('agents.list.actions.pause')}
          </MenuAction>
          <MenuAction icon={<IconRss />} aria-haspopup="dialog" onClick={() => windows.onFeed(agent)}>
            {t('agents.list.actions.feed')}
          </MenuAction>
          <MenuAction icon={<IconTrash />} danger aria-haspopup="dialog" onClick={() => windows.onDelete(agent)}>
            {t('agents.list.actions.delete')}
          </MenuAction>
        </Menu>
      </div>
      <CriteriaList criteria={agent.criteria} />
      <GoneNote agent={agent} />
      {agent.resting ? (
        <Note
          tone="warn"
          actions={
            <Button
              size="sm"
              onClick={() => void change({ emailNotifications: true }, t('agents.list.resumed', about))}
            >
              {t('agents.list.goOn')}
            </Button>
          }
        >
          {t('agents.list.resting')}
        </Note>
      ) : null}
      <div className="agent-foot">
        <Switch
          label={t(`agents.list.switch.${shown.emailNotifications ? 'on' : 'off'}`)}
          aria-describedby={`agent-${id}`}
          checked={shown.emailNotifications}
          onChange={(event) => {
            const on = event.target.checked;
            void change(
              { emailNotifications: on },
              t(`agents.list.switch.${on ? 'switchedOn' : 'switchedOff'}`, about),
            );
          }}
        />
        <NativeSelect
          size="sm"
          className="agent-frequency"
          aria-label={t('agents.list.frequency.label', about)}
          value={shown.frequency}
          options={agentFrequencies.map((value) => ({ value, label: frequencyWords(value) }))}
          onChange={(event) => {
            const frequency = event.target.value as AgentFrequency;
            const words = frequencyWords(frequency);
            void change({ frequency }, t('agents.list.frequency.changed', { frequency: words }));
          }}
        />
        <span className="sm dim agent-status">{mailWords(shown, today, language, t)}</span>
        {paused && shown.emailNotifications ? (
          <TextButton onClick={() => void change({ pausedUntil: null }, t('agents.list.resumed', about))}>
            {t('agents.list.goOn')}
          </TextButton>
        ) : null}
        <TextLink href={agentEditAddress(id)} aria-label={t('agents.list.editName', about)}>
          <IconEdit />
          {t('agents.list.edit')}
        </TextLink>
      </div>
    </Card>
  );
}
