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

/** A town in words, suggested from the list of places, which is fetched when it is needed. */
export function TownInput({ onPostal, onFocus, onChange, ...rest }: TownInputProps) {
  // Text typed before they are loaded is compared as soon as they arrive.
  const towns = useRef<Awaited<ReturnType<typeof loadTowns>> | readonly []>([]);
  // While the town is typed, not on blur: by then the person already types in the next field.
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
            // Who has gone on by now may be typing that code.
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
