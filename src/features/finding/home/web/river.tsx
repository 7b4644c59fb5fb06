import { useState } from 'react';
import { emptyFilter } from '#features/postings/search-address.ts';
import { counted } from '#kit/money.ts';
import { CityLine } from '#ui/city-line.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useSlow } from '#ui/use-slow.ts';
import { placeStops, type Stops } from '../../search/web/place-river.tsx';
import type { RiverPostingsProps } from './river-postings.tsx';

const loadPostings = async () => (await import('./river-postings.tsx')).RiverPostings;

/**
 * The towns with the most postings and, last, work from home. A stop opens its newest postings, which are loaded when
 * somebody asks.
 */
export function River({ towns, remoteTotal }: Stops) {
  const t = useTexts();
  const language = useLanguage();
  const { Part: RiverPostings, loading, ask } = useOnDemand<RiverPostingsProps>(loadPostings);
  const [opened, setOpened] = useState<Pick<RiverPostingsProps, 'stop' | 'opener'> | null>(null);
  const slow = useSlow(loading);
  const close = () => setOpened(null);
  const stops = placeStops({ towns, remoteTotal }, emptyFilter, t, (count) =>
    t('postings.search.count', counted(count, language)),
  );
  if (stops.length === 0) return null;
  return (
    <div className="wrap river">
      <CityLine
        label={t('postings.home.byPlace')}
        stops={stops}
        opened={opened?.stop.href}
        slow={slow}
        onOpen={async (stop, opener) => {
          if (opened?.stop.href === stop.href) return close();
          setOpened({ stop, opener });
          if (!(await ask())) close();
        }}
      />
      {opened && RiverPostings ? <RiverPostings key={opened.stop.href} {...opened} onClose={close} /> : null}
    </div>
  );
}
