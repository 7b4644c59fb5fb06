import { useCallback, useEffect, useRef, useState } from 'react';
import type { Question } from '#features/postings/fields.ts';
import {
  changeQuestionnaire,
  deleteQuestionnaire,
  keepQuestionnaire,
  listQuestionnaires,
} from '#features/postings/questionnaire-contract.ts';
import type { Questionnaire } from '#features/postings/questionnaire-fields.ts';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { ProblemNote } from '#ui/forms/problem-note.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toasts.tsx';

interface ChooseProps {
  onChoose: (questions: Question[]) => void;
  onClose: () => void;
}

/** Kept questionnaires to take one from, or to forget one. */
export function ChooseQuestionnaire({ onChoose, onClose }: ChooseProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [list, setList] = useState<Questionnaire[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);

  const load = useCallback(async (): Promise<void> => {
    setProblem(null);
    try {
      setList((await api.call(listQuestionnaires, {})).data);
    } catch (error) {
      setProblem(problemSentence(error, t));
    }
  }, [api, t]);
  useEffect(() => void load(), [load]);

  const forget = async (id: number): Promise<void> => {
    setProblem(null);
    try {
      await api.call(deleteQuestionnaire, { params: { id: String(id) } });
    } catch (error) {
      // Forgotten in another tab already.
      if (problemOf(error)?.status !== 404) return setProblem(problemSentence(error, t));
    }
    setLeaving(null);
    setList((known) => known?.filter((one) => one.id !== id) ?? null);
    toast.show({ tone: 'ok', title: t('postings.wizard.questionnaire.kept.deleted') });
  };

  return (
    <Modal open onClose={onClose} title={t('postings.wizard.questionnaire.kept.title')}>
      <div className="stack g12">
        {problem ? (
          <Note
            tone="error"
            actions={
              <Button size="sm" onClick={() => void load()}>
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
          <article key={id} className="row g12 top pw-kept">
            <div className="grow">
              <p className="m pw-break">{name}</p>
              <p className="sm dim pw-break">
                {t('postings.wizard.questionnaire.kept.count', { count: questions.length })}:{' '}
                {questions.map(({ text }) => text).join(' · ')}
              </p>
            </div>
            {leaving === id ? (
              <>
                <Button size="sm" onClick={() => setLeaving(null)}>
                  {t('common.cancel')}
                </Button>
                <Button size="sm" variant="x" data-autofocus onClick={() => void forget(id)}>
                  {t('postings.wizard.questionnaire.kept.delete', { name })}
                </Button>
              </>
            ) : (
              <>
                <Button size="sm" variant="s" onClick={() => onChoose(questions)}>
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

/** Keeps the questions of the draft under a name; one of the same name is replaced when that is wanted. */
export function KeepQuestionnaire({ questions, onClose }: { questions: Question[]; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const nameInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState(false);
  const [sending, setSending] = useState(false);

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

  const keep = async (): Promise<void> => {
    const body = { name: name.trim(), questions };
    setError(undefined);
    setProblem(null);
    if (body.name === '') return refuse(t('validation.required'));
    setSending(true);
    try {
      await (taken ? replace(body) : api.call(keepQuestionnaire, { body }));
    } catch (failure) {
      const refused = problemOf(failure);
      const [field] = refused?.errors ?? [];
      setTaken(refused?.code === 'postings.questionnaire-named');
      if (field?.path === 'name') refuse(field.message);
      else setProblem(problemSentence(failure, t));
      return;
    } finally {
      setSending(false);
    }
    toast.show({ tone: 'ok', title: t('postings.wizard.questionnaire.kept.saved') });
    onClose();
  };

  return (
    <Modal
      open
      onClose={onClose}
      size="s"
      title={t('postings.wizard.questionnaire.kept.save')}
      footer={
        <>
          <Button variant="g" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="p"
            loading={sending}
            loadingText={t('postings.wizard.questionnaire.kept.saving')}
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
