import { useCombobox } from '#ui/combobox.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';

const loadPositionList = async () => (await import('./position-list.tsx')).default;

/** An occupation in words, suggested by what live postings are called. */
export function PositionInput({ onFocus, ...rest }: TextInputProps) {
  const combobox = useCombobox(loadPositionList);
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      suffix={combobox.list({})}
      onFocus={(event) => {
        onFocus?.(event);
        combobox.onFocus(event);
      }}
    />
  );
}
