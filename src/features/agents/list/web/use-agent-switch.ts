import { useRef, useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { switchAgent } from '../../contract.ts';
import type { AgentView } from '../../fields.ts';

/** What the list changes of an agent. */
type Changed = Partial<Pick<AgentView, 'emailNotifications' | 'frequency' | 'pausedUntil'>>;

export interface AgentSwitching {
  /** The agent as the candidate has set it, also while that is being sent. */
  shown: AgentView;
  /** Sends a change at once and says it, with a way back; what is refused is taken back and said. */
  change: (change: Changed, said: string) => Promise<boolean>;
}

/** What a change would have to be undone by. */
const opposite = (agent: AgentView, change: Changed): Changed =>
  Object.fromEntries(Object.keys(change).map((name) => [name, agent[name as keyof Changed]]));

/** Whether an agent's mail comes, how often, and when again: changed at once, one change after the other. */
export function useAgentSwitch(agent: AgentView, refresh: () => Promise<void>): AgentSwitching {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const [pending, setPending] = useState<Changed>({});
  const latest = useRef<AgentView>(agent);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const shown: AgentView = { ...agent, ...pending };
  latest.current = shown;

  const { run } = useAct(
    async (change: Changed) => {
      try {
        await api.call(switchAgent, { params: { id: String(agent.id) }, body: change });
      } catch (error) {
        // Deleted elsewhere: the list is right again.
        if (problemOf(error)?.status === 404) void refresh();
        throw error;
      }
    },
    { toast: t('agents.list.switch.failed') },
  );

  const change = (next: Changed, said: string): Promise<boolean> => {
    const back = opposite(latest.current, next);
    latest.current = { ...latest.current, ...next };
    setPending((before) => ({ ...before, ...next }));
    const sent = queue.current.then(async () => {
      const saved = await run(next);
      if (saved) {
        await refresh();
        toasts.show({
          tone: 'ok',
          title: said,
          action: {
            label: t('agents.list.switch.undo'),
            onClick: () => void change(back, t('agents.list.switch.undone')),
          },
        });
      }
      // A later change of the same thing is still on its way.
      setPending((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => next[name as keyof Changed] !== value)),
      );
      return saved;
    });
    queue.current = sent;
    return sent;
  };

  return { shown, change };
}
