import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PostingCard } from '#features/postings/fields.ts';
import { filterOfAddress, searchQueryOf } from '#features/postings/search-address.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import type { CityStop } from '#ui/city-line.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconArrowRight, IconClose } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useSlow } from '#ui/use-slow.ts';
import { searchPostings } from '../../search/contract.ts';
import './river-postings.css';

export interface RiverPostingsProps {
  stop: CityStop;
  /** The stop's link. */
  opener: HTMLElement;
  onClose: () => void;
}

const shownPostings = 3;

/** What has been loaded in this tab, by language and address, and when; new for so many milliseconds. */
const loaded = new Map<string, { since: number; postings: readonly PostingCard[] }>();
const newMs = 300_000;

const stillNew = (key: string): readonly PostingCard[] | null => {
  const known = loaded.get(key);
  return known && performance.now() - known.since < newMs ? known.postings : null;
};

/** The newest postings of a stop, loaded once; null while they are coming. */
function useNewest(href: string) {
  const api = useApi();
  const key = `${useLanguage()} ${href}`;
  const [postings, setPostings] = useState(() => stillNew(key));
  const { run, problem } = useAct(async () => {
    const query = { ...searchQueryOf({ ...filterOfAddress(href), sort: 'newest' }), pageSize: String(shownPostings) };
    const { data } = await api.call(searchPostings, { query });
    loaded.set(key, { since: performance.now(), postings: data });
    setPostings(data);
  });
  const begin = useEffectEvent(() => {
    if (postings === null) void run();
  });
  useEffect(() => begin(), []);
  return { postings, problem, again: () => void run() };
}

/** As high as what usually follows. */
function Waiting() {
  const t = useTexts();
  const slow = useSlow(true);
  return (
    <p className="river-wait row g8 sm dim" role="status">
      {slow ? (
        <>
          <span className="spin" />
          {t('ui.loading')}
        </>
      ) : null}
    </p>
  );
}

/** The newest postings of a stop, below the river. Escape and its button close it and return to the stop. */
export function RiverPostings({ stop: { name, href }, opener, onClose }: RiverPostingsProps) {
  const t = useTexts();
  const panel = useRef<HTMLDivElement>(null);
  const { postings, problem, again } = useNewest(href);
  useLayoutEffect(() => panel.current?.focus(), []);
  const close = () => {
    opener.focus();
    onClose();
  };
  const title = t('postings.home.newestAt', { place: name });
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className="card pad-sm river-postings"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div className="row between">
        <p className="bold">{title}</p>
        <IconButton label={t('ui.close')} icon={<IconClose />} size="sm" onClick={close} />
      </div>
      {problem ? (
        <Note
          tone="error"
          actions={
            <Button size="sm" onClick={again}>
              {t('ui.settings.tryAgain')}
            </Button>
          }
        >
          {problem}
        </Note>
      ) : null}
      {postings === null && !problem ? <Waiting /> : null}
      {postings?.length === 0 ? <p>{t('postings.home.noneAt')}</p> : null}
      {postings?.length ? (
        <AdList label={title}>
          <PostingRows postings={postings} compact />
        </AdList>
      ) : null}
      <TextLink href={href}>
        {t('postings.home.allAt', { place: name })}
        <IconArrowRight />
      </TextLink>
    </div>
  );
}
