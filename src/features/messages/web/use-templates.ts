import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { deleteTemplate, listTemplates } from '../contract.ts';
import type { MessageTemplate } from '../fields.ts';

/** Templates to choose from; a suggestion has no version, as it is not stored. */
export type OfferedTemplate = Pick<MessageTemplate, 'id' | 'name' | 'subject' | 'body'>;

const suggested = ['invitation', 'question', 'rejection'] as const;

/** The company's templates and our suggestions, loaded when the composer opens. */
export function useTemplates() {
  const t = useTexts();
  const api = useApi();
  const [own, setOwn] = useState<MessageTemplate[] | null>(null);
  const loading = useAct(async () => setOwn((await api.call(listTemplates, {})).data));
  const begin = useEffectEvent(loading.run);
  useEffect(() => void begin(), []);

  const forgetting = useAct(
    async (id: string) => {
      await api.call(deleteTemplate, { params: { id } }).catch((error: unknown) => {
        // Already deleted by somebody else.
        if (problemOf(error)?.status !== 404) throw error;
      });
      setOwn((known) => known?.filter((one) => one.id !== id) ?? null);
    },
    { done: t('applications.messaging.templates.deleted') },
  );

  const put = (template: MessageTemplate): void =>
    setOwn((known) => [...(known ?? []).filter(({ id }) => id !== template.id), template]);

  // One that the company keeps under the same name takes its place: two of one name could not be distinguished.
  const saved = new Set(own?.map(({ name }) => name.trim().toLowerCase()));
  const suggestions: OfferedTemplate[] = suggested
    .map((id) => ({
      id,
      name: t(`applications.messaging.suggestions.${id}.name`),
      subject: t(`applications.messaging.suggestions.${id}.subject`),
      body: t(`applications.messaging.suggestions.${id}.body`),
    }))
    .filter(({ name }) => !saved.has(name.toLowerCase()));

  return {
    own,
    suggestions,
    problem: loading.problem ?? forgetting.problem,
    reload: loading.run,
    discard: forgetting.run,
    put,
  };
}
export type Templates = ReturnType<typeof useTemplates>;
