import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Api } from '#kit/api-client.ts';
import { problemOf } from '#kit/client-errors.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { ListRow, ListSchemas } from '#kit/list-address.ts';
import { type Reasoned, type ReasonedAct, ReasonModal } from '../administration/reason-modal.tsx';
import { Checkbox } from '../choice.tsx';
import { problemSentence } from '../forms/problem-sentence.ts';
import { useAct } from '../forms/use-act.ts';
import { IconDotsVertical } from '../icons/account-icons.tsx';
import { Button } from '../light/button.tsx';
import { TextButton } from '../light/text-button.tsx';
import { useToast } from '../light/toasts.tsx';
import { VisuallyHidden } from '../light/visually-hidden.tsx';
import { Menu, MenuAction } from '../menu.tsx';
import { useApi, useTexts } from '../site/site-context.tsx';
import { readAllRows, withRows } from './chosen-rows.ts';
import type { BarProps, RowOf, ShowWindow } from './list-page.ts';

/** Maximum number of chosen rows: each needs a request of its own. */
const maxChosen = 1000;

/** Maximum number of names that a window shows before it counts the others. */
const maxNamed = 3;

/** An action on a row that needs a reason, by its own request; for several rows one after the other. */
export interface RowAct<R extends ListRow> {
  name: string;
  icon: ReactNode;
  dangerous?: boolean;
  can: (row: R) => boolean;
  /** @param facts number of rows, and their names */
  words: (
    t: Translate,
    facts: { count: number; names: string },
  ) => Pick<ReasonedAct, 'text' | 'label' | 'hint' | 'choice' | 'schema'> & {
    /** Label of its button, and of the window's unless `submit` is. */
    action: string;
    /** Defaults to `action`; the number of several rows is then added to it and to `done`. */
    title?: string;
    submit?: string;
    done: string;
    /** Message after it was undone. */
    undone?: string;
  };
  perform: (api: Api, row: R, body: Reasoned) => Promise<unknown>;
  /** Undoes it, where possible. */
  undo?: (api: Api, row: R, body: Reasoned) => Promise<unknown>;
}

/** Whether the refusal concerns only this row: gone, done already, or not allowed. The others can continue. */
const isOfRow = (error: unknown): boolean => [403, 404, 409].includes(problemOf(error)?.status ?? 0);

const withNumber = (words: string, count: number): string => (count > 1 ? `${words} (${count})` : words);

interface WindowProps<R extends ListRow> {
  act: RowAct<R>;
  rows: readonly R[];
  nameOf: (row: R, t: Translate) => string;
  /** Called after each row that it was done with. */
  onDone?: (row: R) => void;
  onClose: () => void;
}

/**
 * The window of an action: asks for the reason and processes the rows one by one. Closing it stops before the next row;
 * after an error the same button continues with the remaining rows.
 */
export function RowActWindow<R extends ListRow>({ act, rows, nameOf, onDone, onClose }: WindowProps<R>) {
  const t = useTexts();
  const api = useApi();
  const toaster = useToast();
  const { revalidate } = useRevalidator();
  const done = useRef(new Set<R>());
  const stopped = useRef(false);
  const refused = useRef<unknown[]>([]);
  const [progress, setProgress] = useState(0);
  const names = [
    ...rows.slice(0, maxNamed).map((row) => nameOf(row, t)),
    ...(rows.length > maxNamed ? [t('ui.rows.more', { count: rows.length - maxNamed })] : []),
  ];
  const wordsOf = (count: number) => act.words(t, { count, names: withCommas(names) });
  const words = wordsOf(rows.length);

  const { run: undo } = useAct(
    async (body: Reasoned) => {
      for (const row of done.current) await act.undo?.(api, row, body);
      toaster.show({ tone: 'ok', title: wordsOf(done.current.size).undone });
      await revalidate();
    },
    { toast: true, refresh: revalidate },
  );

  const perform = async (body: Reasoned): Promise<void> => {
    refused.current = [];
    for (const row of rows) {
      if (stopped.current || done.current.has(row)) continue;
      try {
        await act.perform(api, row, body);
        done.current.add(row);
        onDone?.(row);
      } catch (error) {
        if (rows.length === 1 || !isOfRow(error)) {
          if (done.current.size > 0) void revalidate();
          throw error;
        }
        refused.current.push(error);
      }
      setProgress(done.current.size + refused.current.length);
    }
    if (done.current.size === 0 && refused.current.length > 0) throw refused.current[0];
  };

  const report = (body: Reasoned) => ({
    tone: 'ok' as const,
    title: words.title ? wordsOf(done.current.size).done : withNumber(words.done, done.current.size),
    text:
      refused.current.length > 0
        ? t('ui.rows.refused', {
            count: refused.current.length,
            why: problemSentence(refused.current[0], t),
          })
        : undefined,
    action: act.undo ? { label: t('ui.undo'), onClick: () => void undo(body) } : undefined,
  });

  return (
    <ReasonModal
      onClose={() => {
        stopped.current = true;
        onClose();
      }}
      act={{
        ...words,
        title: words.title ?? withNumber(words.action, rows.length),
        submit: words.submit ?? words.action,
        dangerous: act.dangerous,
        sending: rows.length > 1 ? t('ui.rows.progress', { done: progress, total: rows.length }) : undefined,
        done: report,
        perform,
      }}
    />
  );
}

/**
 * Actions on the rows of a list: the bar above it for chosen rows, and the menu of one row.
 * @param nameOf name of a row
 * @param links further items of a row's menu, before the actions
 */
export function rowActs<S extends ListSchemas>({
  nameOf,
  acts,
  links,
}: {
  nameOf: (row: RowOf<S>, t: Translate) => string;
  acts: readonly RowAct<RowOf<S>>[];
  links?: (row: RowOf<S>, t: Translate) => ReactNode;
}) {
  function RowMenu({ row, show }: { row: RowOf<S>; show: ShowWindow }) {
    const t = useTexts();
    const possible = acts.filter(({ can }) => can(row));
    return possible.length === 0 && !links ? null : (
      <Menu
        width="auto"
        buttonClass="icon-button icon-button-sm"
        label={t('ui.rows.actsOn', { name: nameOf(row, t) })}
        button={<IconDotsVertical />}
      >
        {links?.(row, t)}
        {possible.map((act) => (
          <MenuAction
            key={act.name}
            icon={act.icon}
            danger={act.dangerous}
            onClick={() => show((close) => <RowActWindow act={act} rows={[row]} nameOf={nameOf} onClose={close} />)}
          >
            {act.words(t, { count: 1, names: '' }).action}
          </MenuAction>
        ))}
      </Menu>
    );
  }

  function Bar({ rows, total, chosen, choose, endpoint, filters, show }: BarProps<S>) {
    const t = useTexts();
    const api = useApi();
    const latest = useRef(chosen);
    latest.current = chosen;
    const here = rows.filter(({ id }) => chosen.has(id)).length;
    const wholePage = here === rows.length;
    const all = [...chosen.values()];
    const { run: chooseAll, busy } = useAct(
      async () => choose(withRows(new Map(), await readAllRows(api, endpoint, filters), true)),
      { toast: true },
    );
    /** The window keeps the rows it was opened with; each processed row is no longer chosen. */
    const open = (act: RowAct<RowOf<S>>, possible: readonly RowOf<S>[]) =>
      show((close) => (
        <RowActWindow
          act={act}
          rows={possible}
          nameOf={nameOf}
          onDone={(row) => {
            latest.current = withRows(latest.current, [row], false);
            choose(latest.current);
          }}
          onClose={close}
        />
      ));
    return (
      <div className="row flex-wrap g8 mb16 rows-bar needs-scripts">
        <span className="visually-hidden" role="status">
          {chosen.size > 0 ? t('ui.rows.chosen', { count: chosen.size }) : null}
        </span>
        <Checkbox
          label={
            chosen.size > 0 ? (
              <>
                <VisuallyHidden>{t('ui.rows.choosePage')} </VisuallyHidden>
                {t('ui.rows.chosen', { count: chosen.size })}
              </>
            ) : (
              t('ui.rows.choosePage')
            )
          }
          checked={wholePage}
          indeterminate={!wholePage && chosen.size > 0}
          onChange={() => choose(withRows(chosen, rows, !wholePage))}
        />
        {acts.map((act) => {
          const possible = all.filter(act.can);
          const { action } = act.words(t, { count: possible.length, names: '' });
          return possible.length === 0 ? null : (
            <Button key={act.name} size="sm" onClick={() => open(act, possible)}>
              {act.icon}
              {possible.length < all.length ? `${action} (${possible.length})` : action}
            </Button>
          );
        })}
        {wholePage && chosen.size < total && total <= maxChosen ? (
          <TextButton aria-busy={busy !== null || undefined} onClick={() => void chooseAll()}>
            {t('ui.rows.chooseAll', { count: total })}
          </TextButton>
        ) : null}
        {chosen.size > 0 ? <TextButton onClick={() => choose(new Map())}>{t('ui.rows.chooseNone')}</TextButton> : null}
      </div>
    );
  }

  return { nameOf, Bar, RowMenu };
}
