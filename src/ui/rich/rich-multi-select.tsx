import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import type { FocusEventHandler, Ref } from 'react';
import { IconChevronDown } from '../light/icons.tsx';
import { useTexts } from '../site/site-context.tsx';
import { useRichField } from './rich-field.ts';
import { listClassNames, listProps } from './rich-list.ts';
import { filterOptions, type RichOptions, toWidgetData } from './rich-options.ts';

export interface RichMultiSelectProps {
  /** Values of the chosen options, in order of choice. */
  value: string[];
  onChange: (value: string[]) => void;
  options: RichOptions;
  /** No more can be chosen once this many are. */
  maxValues?: number | undefined;
  /** Shown while nothing is chosen, and after the chosen ones as an invitation to add. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Several choices from a long list, with search in both scripts; belongs in a `Field`. */
export default function RichMultiSelect(props: RichMultiSelectProps) {
  const { value, onChange, options, maxValues, placeholder, disabled = false, ...rest } = props;
  const t = useTexts();
  const field = useRichField(rest);
  return (
    <MultiSelect
      {...listProps}
      {...rest}
      {...field}
      data-field={rest.name}
      data={toWidgetData(options)}
      value={value}
      onChange={onChange}
      filter={filterOptions}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('ui.nothingFound')}
      placeholder={maxValues !== undefined && value.length >= maxValues ? '' : placeholder}
      disabled={disabled}
      rightSection={<IconChevronDown />}
      classNames={{
        ...listClassNames,
        input: 'rich-input rich-tags',
        pill: 'rich-pill',
        inputField: 'rich-tag-input',
      }}
      {...(maxValues === undefined ? {} : { maxValues })}
    />
  );
}
