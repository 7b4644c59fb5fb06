import { useRef, useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { switchAgent } from '../../contract.ts';
import type { AgentView } from '../../fields.ts';

/** Settings of an agent that the list can change. */
type Changed = Partial<Pick<AgentView, 'emailNotifications' | 'frequency' | 'pausedUntil'>>;

/** The change that undoes a change. */
const opposite = (agent: AgentView, change: Changed): Changed =>
  Object.fromEntries(Object.keys(change).map((name) => [name, agent[name as keyof Changed]]));

/** Changes the mail settings of an agent (on/off, frequency, pause) optimistically; requests are sent sequentially. */
export function useAgentSwitch(agent: AgentView, refresh: () => Promise<void>) {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const [pending, setPending] = useState<Changed>({});
  const latest = useRef<AgentView>(agent);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The agent including pending changes. */
  const shown: AgentView = { ...agent, ...pending };
  latest.current = shown;

  const { run } = useAct(
    async (change: Changed) => {
      try {
        await api.call(switchAgent, { params: { id: String(agent.id) }, body: change });
      } catch (error) {
        // Already deleted: the list is refreshed.
        if (problemOf(error)?.status === 404) void refresh();
        throw error;
      }
    },
    { toast: t('agents.list.switch.failed') },
  );

  /** Sends a change immediately and shows a toast with undo; on failure reverts the change and shows an error. */
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
      // Later changes to the same setting remain pending.
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
