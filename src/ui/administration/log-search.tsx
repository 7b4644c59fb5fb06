import { IconSearch } from '#ui/light/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface LogSearchProps {
  /** The current search words. */
  q: string;
  /** For assistive technology; the field shows the placeholder alone. */
  label: string;
  placeholder: string;
}

/** The search field of an administration list, as part of its form. */
export const LogSearch = ({ q, label, placeholder }: LogSearchProps) => (
  <TextInput
    size="sm"
    type="search"
    name="q"
    icon={<IconSearch />}
    defaultValue={q}
    aria-label={label}
    placeholder={placeholder}
  />
);
