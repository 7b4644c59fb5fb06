import { useId, useRef, useState } from 'react';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';

interface Town {
  name: string;
  postal: string | undefined;
}

const loadTowns = async (): Promise<Town[]> => {
  const { places } = await import('#features/catalog/places.ts');
  return places
    .filter(({ kind }) => kind === 'place' || kind === 'municipality')
    .map((place) => ({ name: place.sr, postal: 'postal' in place ? place.postal : undefined }));
};

export interface TownInputProps extends TextInputProps {
  /** Called with the postal code when a known town is chosen. */
  onPostal: (postal: string) => void;
}

/** A town in words, suggested from the list of places, which is fetched when it is needed. */
export function TownInput({ onPostal, onFocus, onChange, ...rest }: TownInputProps) {
  const listId = useId();
  const [towns, setTowns] = useState<readonly Town[]>([]);
  // What is typed in the moment in which they arrive is compared with them as well.
  const known = useRef(towns);
  // While the town is typed, not when it is left: whoever is in the next field already types there.
  const suggest = (typed: string): void => {
    const wanted = typed.trim().toLowerCase();
    const town = known.current.find(({ name }) => name.toLowerCase() === wanted);
    if (town?.postal) onPostal(town.postal);
  };
  return (
    <>
      <TextInput
        {...rest}
        list={listId}
        autoComplete="address-level2"
        onFocus={(event) => {
          onFocus?.(event);
          if (known.current.length > 0) return;
          const field = event.currentTarget;
          void loadTowns().then((list) => {
            known.current = list;
            setTowns(list);
            suggest(field.value);
          });
        }}
        onChange={(event) => {
          onChange?.(event);
          suggest(event.currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {towns.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
