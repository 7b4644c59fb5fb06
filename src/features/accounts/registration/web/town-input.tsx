import { useRef } from 'react';
import { fold } from '#kit/serbian-text.ts';
import { ComboboxInput } from '#ui/combobox-input.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';

const loadTowns = async () => (await import('#features/catalog/places.ts')).places;
const loadTownList = async () => (await import('./town-list.tsx')).default;

export interface TownInputProps extends TextInputProps {
  /** Called with the postal code when a known town is chosen. */
  onPostal: (postal: string) => void;
}

/** Text input for a town, with suggestions from the list of places, which is loaded on focus. */
export function TownInput({ onPostal, onFocus, onChange, ...rest }: TownInputProps) {
  // Text typed before the towns are loaded is compared once they are.
  const towns = useRef<Awaited<ReturnType<typeof loadTowns>> | readonly []>([]);
  // On input, not on blur: by then the person may already be typing in the next field.
  const suggest = (typed: string): void => {
    const needle = fold(typed.trim());
    const town = towns.current.find((place) => 'postal' in place && fold(place.sr) === needle);
    if (town && 'postal' in town) onPostal(town.postal);
  };
  return (
    <ComboboxInput
      {...rest}
      autoComplete="address-level2"
      load={loadTownList}
      options={{}}
      onFocus={(event) => {
        onFocus?.(event);
        if (towns.current.length > 0) return;
        const field = event.currentTarget;
        loadTowns().then(
          (places) => {
            towns.current = places;
            // After a blur the person may be typing the postal code.
            if (document.activeElement === field) suggest(field.value);
          },
          () => undefined,
        );
      }}
      onChange={(event) => {
        onChange?.(event);
        suggest(event.currentTarget.value);
      }}
    />
  );
}
