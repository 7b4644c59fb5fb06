import { useState } from 'react';
import { catalog } from '#features/catalog/catalog.ts';
import type { FacetFilter } from '#features/postings/search-address.ts';
import { toggled } from '#features/postings/search-address.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useAgentFields } from './use-agent-fields.ts';
import './agent-wizard.css';

export interface CodedChoicesProps {
  name: Exclude<FacetFilter, 'categories' | 'locations'>;
  /** Codes shown initially; the others are behind „Još n …”, except chosen ones. */
  first: readonly string[];
  /** Shows long labels in a single column. */
  narrow?: boolean;
}

/** The values of a closed list as checkboxes. */
export function CodedChoices({ name, first, narrow = false }: CodedChoicesProps) {
  const { t, language, search, choose, errorAt } = useAgentFields();
  const [open, setOpen] = useState(false);
  const chosen = search[name];
  const isSeen = (code: string): boolean => open || first.includes(code) || chosen.includes(code);
  const hidden = catalog[name].filter(({ code }) => !isSeen(code)).length;
  return (
    <FieldGroup label={t(`postings.filters.${name}`)} error={errorAt(`search.${name}`)}>
      <div className={narrow ? 'stack g8' : 'grid c2 agent-choices'}>
        {catalog[name]
          .filter(({ code }) => isSeen(code))
          .map((item) => (
            <Checkbox
              key={item.code}
              data-field={`search.${name}`}
              label={item[language]}
              checked={chosen.includes(item.code)}
              onChange={() => choose(name, toggled(chosen, item.code as string))}
            />
          ))}
      </div>
      {hidden > 0 ? (
        <TextButton className="agent-more" onClick={() => setOpen(true)}>
          {t(`postings.filters.more.${name}`, { count: hidden })}
        </TextButton>
      ) : null}
    </FieldGroup>
  );
}
