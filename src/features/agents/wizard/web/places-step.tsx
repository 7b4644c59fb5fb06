import { useEffect, useState } from 'react';
import { FROM_HOME } from '#features/catalog/from-home.ts';
import { findPlace, placeLabel } from '#features/catalog/place-tree.ts';
import { searchPostings, suggestPostings } from '#features/finding/search/contract.ts';
import type { FacetValue } from '#features/postings/fields.ts';
import { searchQueryOf, toggled } from '#features/postings/search-address.ts';
import { formatNumber } from '#kit/money.ts';
import { ChipButton } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { IconHome } from '#ui/icons/account-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconCheck, IconPlus } from '#ui/light/icons.tsx';
import type { FindOptions } from '#ui/multi-select.tsx';
import { useApi } from '#ui/site/site-context.tsx';
import { Switch } from '#ui/switch.tsx';
import { type AgentSearch, filterOf } from '../../agent-search.ts';
import { PickList } from './pick-list.tsx';
import { useAgentFields } from './use-agent-fields.ts';
import './agent-wizard.css';

const remote = FROM_HOME;
const maxChips = 6;
const shortest = 2;

/** Number of live postings that match the rest of the agent, by place, and how many of them are remote. */
interface PlaceCounts {
  places: readonly FacetValue[];
  remote: number | null;
}

/** Fetched once, when the step is opened: the rest of the agent does not change here. */
function usePlaceCounts(search: AgentSearch): PlaceCounts {
  const api = useApi();
  const [counts, setCounts] = useState<PlaceCounts>({ places: [], remote: null });
  const [opened] = useState(search);
  useEffect(() => {
    const late = new AbortController();
    const rest = filterOf({ ...opened, locations: [], workModels: [] });
    const query = { ...searchQueryOf(rest), pageSize: '1' };
    api.call(searchPostings, { query }, { signal: late.signal }).then(
      ({ meta: { facets } }) => {
        const towns = facets.locations.filter(({ code, count }) => {
          return count > 0 && findPlace(code)?.kind === 'place';
        });
        setCounts({
          places: towns.toSorted((one, other) => other.count - one.count),
          remote: facets.workModels.find(({ code }) => code === remote)?.count ?? null,
        });
      },
      // Counts are optional: without them places can be found by typing.
      () => undefined,
    );
    return () => late.abort();
  }, [api, opened]);
  return counts;
}

function CommonPlaces({ places }: { places: readonly FacetValue[] }) {
  const { t, language, search, choose, max } = useAgentFields();
  if (places.length === 0) return null;
  return (
    <FieldGroup label={t('agents.wizard.popularPlaces')}>
      <div className="row flex-wrap g8">
        {places.slice(0, maxChips).map(({ code, label, count }) => {
          const on = search.locations.includes(code);
          return (
            <ChipButton
              key={code}
              on={on}
              disabled={!on && search.locations.length >= max}
              onClick={() => choose('locations', toggled(search.locations, code))}
            >
              {on ? <IconCheck /> : <IconPlus />}
              {label}
              <span className="dim">{formatNumber(count, language)}</span>
            </ChipButton>
          );
        })}
      </div>
    </FieldGroup>
  );
}

function RemoteOnly({ count }: { count: number | null }) {
  const { t, language, search, choose } = useAgentFields();
  const on = search.workModels.length === 1 && search.workModels[0] === remote;
  return (
    <Card pad="sm" className="row g12 agent-remote">
      <IconHome />
      <div className="grow">
        <span className="medium" id="agent-remote">
          {t('agents.wizard.remote.title')}
        </span>
        <p className="sm dim" id="agent-remote-about">
          {t('agents.wizard.remote.text')}
          {count === null
            ? null
            : ` ${t('agents.wizard.remote.count', { count, number: formatNumber(count, language) })}`}
        </p>
      </div>
      <Switch
        aria-labelledby="agent-remote"
        aria-describedby="agent-remote-about"
        checked={on}
        onChange={() => choose('workModels', on ? [] : [remote])}
      />
    </Card>
  );
}

/** Step 2: places. */
export function PlacesStep() {
  const { t, language, search, choose } = useAgentFields();
  const api = useApi();
  const counts = usePlaceCounts(search);
  const postings = (count: number): string | undefined =>
    count > 0 ? t('postings.search.count', { count, number: formatNumber(count, language) }) : undefined;
  const find: FindOptions = async (typed, signal) => {
    if (typed.length < shortest) return [];
    const { data } = await api.call(suggestPostings, { query: { q: typed, kind: 'place' } }, { signal });
    return data.flatMap(({ code, label, count }) =>
      code === null ? [] : [{ key: code, label, note: postings(count) }],
    );
  };
  return (
    <>
      <PickList
        name="locations"
        placeholder={t('agents.wizard.placesPlaceholder')}
        chosen={search.locations.map((code) => ({ code, label: placeLabel(code, language) }))}
        find={find}
        onChoose={(codes) => choose('locations', codes)}
      />
      <CommonPlaces places={counts.places} />
      <RemoteOnly count={counts.remote} />
    </>
  );
}
