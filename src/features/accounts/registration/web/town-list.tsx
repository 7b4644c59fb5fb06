import { placesLike } from '#features/catalog/place-tree.ts';
import type { ComboboxField } from '#ui/combobox.tsx';
import { ComboboxList, type ComboboxOption } from '#ui/combobox-list.tsx';
import { IconMapPin } from '#ui/light/icons.tsx';

const most = 6;

const find = async (typed: string): Promise<ComboboxOption[]> =>
  placesLike(typed)
    .filter(({ place: { kind } }) => kind === 'place' || kind === 'municipality')
    .slice(0, most)
    .map(({ place, within }) => ({
      key: place.code,
      label: place.sr,
      detail: within?.sr,
      icon: <IconMapPin />,
    }));

/** Towns and municipalities that match the input; addresses are in Serbian. */
export default function TownList(field: ComboboxField) {
  return <ComboboxList {...field} find={find} />;
}
