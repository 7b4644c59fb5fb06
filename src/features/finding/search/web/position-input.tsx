import { ComboboxInput } from '#ui/combobox-input.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';

const loadPositionList = async () => (await import('./position-list.tsx')).default;

/** An occupation in words, suggested by what live postings are called. */
export const PositionInput = (props: TextInputProps) => (
  <ComboboxInput {...props} load={loadPositionList} options={{}} />
);
