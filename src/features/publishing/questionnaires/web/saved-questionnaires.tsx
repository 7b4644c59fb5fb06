import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Question } from '#features/postings/fields.ts';
import { problemOf } from '#kit/client-errors.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { changeQuestionnaire, deleteQuestionnaire, keepQuestionnaire, listQuestionnaires } from '../contract.ts';
import type { Questionnaire } from '../fields.ts';

interface ChooseProps {
  onChoose: (questions: Question[]) => void;
  onClose: () => void;
}

/** Saved questionnaires, to insert one or to delete one. */
export function ChooseQuestionnaire({ onChoose, onClose }: ChooseProps) {
  const t = useTexts();
  const api = useApi();
  const [list, setList] = useState<Questionnaire[] | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);

  const loading = useAct(async () => setList((await api.call(listQuestionnaires, {})).data));
  const begin = useEffectEvent(loading.run);
  useEffect(() => void begin(), []);

  const forgetting = useAct(
    async (id: number) => {
      await api.call(deleteQuestionnaire, { params: { id: String(id) } }).catch((error: unknown) => {
        // Deleted in another tab already.
        if (problemOf(error)?.status !== 404) throw error;
      });
      setLeaving(null);
      setList((known) => known?.filter((one) => one.id !== id) ?? null);
    },
    { done: t('postings.wizard.questionnaire.kept.deleted') },
  );
  const load = (): void => {
    forgetting.clear();
    void loading.run();
  };
  const discard = (id: number): void => {
    loading.clear();
    void forgetting.run(id);
  };
  const problem = loading.problem ?? forgetting.problem;

  return (
    <Modal open onClose={onClose} title={t('postings.wizard.questionnaire.kept.title')}>
      <div className="stack g12">
        {problem ? (
          <Note
            tone="error"
            actions={
              <Button size="sm" onClick={load}>
                {t('postings.wizard.questionnaire.kept.again')}
              </Button>
            }
          >
            {problem}
          </Note>
        ) : null}
        {list === null && !problem ? <Skeleton height={72} /> : null}
        {list?.length === 0 ? (
          <EmptyState sign="document" title={t('postings.wizard.questionnaire.kept.none')}>
            {t('postings.wizard.questionnaire.kept.noneText')}
          </EmptyState>
        ) : null}
        {list?.map(({ id, name, questions }) => (
          <article key={id} className="row g12 top saved-questionnaire">
            <div className="grow">
              <p className="medium wizard-break">{name}</p>
              <p className="sm dim wizard-break">
                {t('postings.wizard.questionnaire.kept.count', { count: questions.length })}:{' '}
                {questions.map(({ text }) => text).join(' · ')}
              </p>
            </div>
            {leaving === id ? (
              <>
                <Button size="sm" onClick={() => setLeaving(null)}>
                  {t('common.cancel')}
                </Button>
                <Button size="sm" variant="danger" data-autofocus onClick={() => discard(id)}>
                  {t('postings.wizard.questionnaire.kept.delete', { name })}
                </Button>
              </>
            ) : (
              <>
                <Button size="sm" variant="soft" onClick={() => onChoose(questions)}>
                  {t('postings.wizard.questionnaire.kept.insert')}
                </Button>
                <IconButton
                  size="sm"
                  label={t('postings.wizard.questionnaire.kept.delete', { name })}
                  icon={<IconTrash />}
                  onClick={() => setLeaving(id)}
                />
              </>
            )}
          </article>
        ))}
      </div>
    </Modal>
  );
}

/** Stores the questions of the draft under a name; one with the same name is replaced after confirmation. */
export function SaveQuestionnaire({ questions, onClose }: { questions: Question[]; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const nameInput = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState(false);

  const replace = async (body: { name: string; questions: Question[] }): Promise<void> => {
    const { data } = await api.call(listQuestionnaires, {});
    const same = data.find((one) => one.name.toLowerCase() === body.name.toLowerCase());
    if (!same) {
      await api.call(keepQuestionnaire, { body });
      return;
    }
    const params = { id: String(same.id) };
    await api.call(changeQuestionnaire, { params, body: { ...body, version: same.version } });
  };

  const refuse = (sentence: string): void => {
    setError(sentence);
    nameInput.current?.focus();
  };

  const { run, busy, problem, clear } = useAct(
    (body: { name: string; questions: Question[] }) => (taken ? replace(body) : api.call(keepQuestionnaire, { body })),
    {
      done: t('postings.wizard.questionnaire.kept.saved'),
      explain(failure, usual) {
        const refused = problemOf(failure);
        const [field] = refused?.errors ?? [];
        setTaken(refused?.code === 'postings.questionnaire-named');
        if (field?.path !== 'name') return usual();
        refuse(field.message);
        return null;
      },
    },
  );

  const keep = async (): Promise<void> => {
    const body = { name: name.trim(), questions };
    setError(undefined);
    clear();
    if (body.name === '') refuse(t('validation.required'));
    else if (await run(body)) onClose();
  };

  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={t('postings.wizard.questionnaire.kept.save')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy !== null}
            loadingText={t('ui.record.saving')}
            onClick={() => void keep()}
          >
            {t(`postings.wizard.questionnaire.kept.${taken ? 'replace' : 'submit'}`)}
          </Button>
        </>
      }
    >
      <div className="stack g16">
        <ProblemNote tone={taken ? 'warn' : 'error'}>{problem}</ProblemNote>
        <Field label={t('postings.wizard.questionnaire.kept.name')} error={error}>
          <TextInput
            ref={nameInput}
            value={name}
            maxLength={81}
            autoComplete="off"
            data-autofocus
            onChange={(event) => {
              setName(event.currentTarget.value);
              setTaken(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void keep();
            }}
          />
        </Field>
      </div>
    </Modal>
  );
}
