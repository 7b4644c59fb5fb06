import { placesLike } from '#features/catalog/place-tree.ts';
import type { ComboboxField } from '#ui/combobox.tsx';
import { ComboboxList, type ComboboxOption } from '#ui/combobox-list.tsx';
import { IconMapPin } from '#ui/light/icons.tsx';
import { useLanguage } from '#ui/site/site-context.tsx';

const most = 8;

/** Places that match the typed text, under the search field. */
export default function PlaceList(field: ComboboxField) {
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
  return <ComboboxList {...field} find={find} />;
}
