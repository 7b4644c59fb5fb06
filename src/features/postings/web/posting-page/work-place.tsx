import serbia from '#ui/icons/drawings.svg?no-inline';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PlaceMap } from '../../place-map.ts';
import { postingsAddress } from '../../search-address.ts';

/** The posting's places among the rivers and large towns. */
function Drawing({ marks, towns }: Pick<PlaceMap, 'marks' | 'towns'>) {
  const t = useTexts();
  return (
    <svg
      width="250"
      height="256"
      // Room for names at the right of the drawing.
      viewBox="-8 -8 250 256"
      role="img"
      aria-label={t('postings.page.onMap', { places: marks.map(({ name }) => name).join('; ') })}
    >
      <use href={`${serbia}#towns`} color="var(--line-strong)" />
      <use href={`${serbia}#rivers`} color="var(--primary-line)" />
      {[...towns, ...marks].map(({ name, x, y }, index) => {
        const marked = index >= towns.length;
        return (
          <g key={name} transform={`translate(${x} ${y})`} fill={marked ? 'var(--text)' : 'var(--text-2)'}>
            {marked ? <circle r="7" fill="var(--accent)" stroke="var(--text)" strokeWidth="3" /> : <circle r="3" />}
            <text
              x={marked ? 13 : 7}
              y="4"
              fontSize={marked ? 15 : 12}
              fontWeight={marked ? 600 : undefined}
              stroke="var(--surface)"
              strokeWidth="4"
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where the work is: a small drawing, and what else there is at these places. */
export default function WorkPlace({ map }: { map: PlaceMap }) {
  const t = useTexts();
  return (
    <section className="stack g12 mt16">
      <h2 className="h3">{t('postings.fields.locations')}</h2>
      <div className="row flex-wrap top g24 card pad-sm">
        <Drawing {...map} />
        <ul className="stack g8">
          {map.places.map(({ code, label, away }) => (
            <li key={code}>
              <TextLink href={postingsAddress({ locations: [code] })}>
                {t('postings.home.allAt', { place: label })}
                <IconArrowRight />
              </TextLink>
              {away ? <p className="sm dim">{away}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
