import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import { Select } from '@mantine/core';
import type { FocusEventHandler, Ref } from 'react';
import { IconChevronDown } from '../light/icons.tsx';
import { useTexts } from '../site/site-context.tsx';
import { useRichField } from './rich-field.ts';
import { listClassNames, listProps } from './rich-list.ts';
import { filterOptions, type RichOptions, toWidgetData } from './rich-options.ts';

export interface RichSelectProps {
  /** Value of the chosen option, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  options: RichOptions;
  placeholder?: string | undefined;
  /** The choice can be taken back. */
  clearable?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice from a long list, with search in both scripts; belongs in a `Field`. Short lists take `NativeSelect`. */
export default function RichSelect(props: RichSelectProps) {
  const { value, onChange, options, placeholder, clearable = false, disabled = false, ...rest } = props;
  const t = useTexts();
  const field = useRichField(rest);
  return (
    <Select
      {...listProps}
      {...rest}
      {...field}
      data-field={rest.name}
      data={toWidgetData(options)}
      value={value}
      onChange={(next: string | null) => onChange(next)}
      filter={filterOptions}
      searchable
      allowDeselect={clearable}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      nothingFoundMessage={t('ui.nothingFound')}
      placeholder={placeholder ?? ''}
      disabled={disabled}
      rightSection={<IconChevronDown />}
      classNames={{ ...listClassNames, input: 'rich-input' }}
    />
  );
}
