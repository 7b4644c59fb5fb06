import { useEffect, useRef, useState } from 'react';
import { Card } from '#ui/light/card.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconChevronDown, IconChevronUp, IconClose } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { SelectedCompany } from '../fields.ts';
import { useSelection } from './use-selection.ts';

type Way = 'up' | 'down';

/** The selected companies of the home page, with buttons to reorder and remove them. */
export function SelectedCompanies({ selected }: { selected: readonly SelectedCompany[] }) {
  const t = useTexts();
  const { known, saving, save } = useSelection(selected);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ id: number; way: Way } | null>(null);

  // Restores the focus to the moved row; at either end of the list, to its other button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const last = pressed.current;
    if (!last) return;
    pressed.current = null;
    const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>(`[data-company="${last.id}"]`) ?? [])];
    const same = buttons.find(({ dataset }) => dataset['way'] === last.way);
    (same?.disabled === false ? same : buttons.find(({ disabled }) => !disabled))?.focus();
  }, [known.join()]);

  const move = async (at: number, way: Way) => {
    const company = selected[at];
    const to = way === 'up' ? at - 1 : at + 1;
    const ids = [...known];
    const [moved, other] = [ids[at], ids[to]];
    if (saving || !company || moved === undefined || other === undefined) return;
    ids[at] = other;
    ids[to] = moved;
    pressed.current = { id: company.id, way };
    if (!(await save(ids))) return;
    const place = { company: company.company, place: to + 1, total: ids.length };
    setSaid(t('administration.companies.selected.moved', place));
  };
  const drop = async ({ id, company }: SelectedCompany) => {
    if (!saving && (await save(known.filter((other) => other !== id))))
      setSaid(t('administration.companies.selected.dropped', { company }));
  };

  return (
    <Card as="section" stack className="mb24 g12" aria-labelledby="selected-companies">
      <div>
        <h2 className="h4" id="selected-companies">
          {t('administration.companies.selected.title')}
        </h2>
        <p className="sm dim mt8">{t(`administration.companies.selected.${selected.length > 0 ? 'some' : 'none'}`)}</p>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {selected.length > 0 ? (
        <ul className="admin-selected" ref={root}>
          {selected.map((company, at) => (
            <li key={company.id} className="row g12">
              <InitialsTile id={company.id} name={company.company} src={company.logo} size="sm" />
              <span className="grow admin-person">
                {company.company}
                {company.blocked ? (
                  <span className="sm dim"> ({t('administration.companies.selected.blocked')})</span>
                ) : null}
              </span>
              {(['up', 'down'] as const).map((way) => (
                <IconButton
                  key={way}
                  size="sm"
                  data-company={company.id}
                  data-way={way}
                  label={t(`administration.companies.selected.${way}`, { company: company.company })}
                  icon={way === 'up' ? <IconChevronUp /> : <IconChevronDown />}
                  disabled={at === (way === 'up' ? 0 : selected.length - 1)}
                  onClick={() => void move(at, way)}
                />
              ))}
              <IconButton
                size="sm"
                label={t('administration.companies.selected.drop', { company: company.company })}
                icon={<IconClose />}
                onClick={() => void drop(company)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
