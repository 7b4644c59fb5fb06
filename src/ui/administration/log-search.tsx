import { IconSearch } from '#ui/light/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface LogSearchProps {
  /** What is searched for now. */
  q: string;
  /** For assistive technology; the field shows the placeholder alone. */
  label: string;
  placeholder: string;
}

/** The words that a list of the administration is searched by, as a field of its form. */
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
