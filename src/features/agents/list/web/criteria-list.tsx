import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { Criterion } from '../../fields.ts';
import { valueWords } from '../agent-words.ts';

/** Max number of values shown; further ones are only counted. */
const maxShown = 14;

/** The criteria of an agent as a list of values; those that no longer exist are marked. */
export function CriteriaList({ criteria }: { criteria: readonly Criterion[] }) {
  const t = useTexts();
  const values = criteria.flatMap(({ name, values: ofList }) =>
    ofList.map((value) => ({
      key: `${name} ${value.code}`,
      gone: value.gone,
      words: valueWords(name, value, t),
    })),
  );
  // Values that no longer exist must be visible, so they come first.
  const shown = [...values].sort((a, b) => Number(b.gone) - Number(a.gone)).slice(0, maxShown);
  const others = values.length - shown.length;
  return (
    <ul className="row g8 flex-wrap agent-criteria" aria-label={t('agents.list.criteria.label')}>
      {values
        .filter((value) => shown.includes(value))
        .map(({ key, gone, words }) => (
          <li key={key}>
            <Pill neutral>
              {gone ? (
                <>
                  <s>{words}</s>
                  <VisuallyHidden>, {t('agents.list.criteria.goneMark')}</VisuallyHidden>
                </>
              ) : (
                words
              )}
            </Pill>
          </li>
        ))}
      {others > 0 ? <li className="sm dim">{t('agents.list.criteria.more', { count: others })}</li> : null}
    </ul>
  );
}
