import { placesLike } from '#features/catalog/place-tree.ts';
import { ComboboxList, type ComboboxOption } from '#ui/combobox-list.tsx';
import { IconMapPin } from '#ui/icons/icons.tsx';
import { useLanguage } from '#ui/site/site-context.tsx';

const most = 8;

/** Places that fit what is typed, under the field of the search. */
export default function PlaceList({ input }: { input: HTMLInputElement }) {
  const language = useLanguage();
  const find = async (typed: string): Promise<ComboboxOption[]> =>
    placesLike(typed)
      .slice(0, most)
      .map(({ place, within }) => ({
        key: place.code,
        label: place[language],
        detail: within?.[language],
        icon: <IconMapPin />,
      }));
  return <ComboboxList input={input} find={find} />;
}
