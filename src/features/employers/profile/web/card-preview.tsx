import { useWatch } from 'react-hook-form';
import { useTexts } from '#ui/site/site-context.tsx';
import { EmployerListCard } from '../../directory/web/employer-list-card.tsx';
import { SelectionSteps, WorkplacePhotos } from '../../directory/web/workplace.tsx';
import '../../directory/web/employers.css';
import type { ProfileFormState } from './use-profile-form.ts';

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** Preview of the company's card, photos and steps with the current form values. */
export function CardPreview({
  state,
  logo,
  urlOf,
}: {
  state: ProfileFormState;
  logo: string | null;
  urlOf: (photo: string) => string | undefined;
}) {
  const t = useTexts();
  const { form, stored } = state;
  const values = useWatch({ control: form.control });
  const text = (name: 'company' | 'shortDescription' | 'location' | 'postal' | 'address'): string => values[name] ?? '';
  const website = values.website ?? '';
  const photos = (values.photos ?? []).flatMap(({ file, alt = '' }) => {
    const small = file && urlOf(file);
    return small ? [{ small, alt }] : [];
  });
  const steps = (values.selectionSteps ?? []).flatMap(({ title = '', days }) =>
    title.trim() === '' ? [] : [{ title, days: Number(days) > 0 ? Number(days) : null }],
  );
  return (
    <section className="stack" aria-labelledby="profil-kartica">
      <div>
        <h2 id="profil-kartica" className="h3">
          {t('employers.profile.preview.title')}
        </h2>
        <p className="sm dim">{t('employers.profile.preview.text')}</p>
      </div>
      {/* Inert, since its links would navigate away from the unsaved form. */}
      <div inert className="profile-card">
        <EmployerListCard
          employer={{
            id: stored.id,
            company: text('company'),
            logo,
            shortDescription: text('shortDescription'),
            location: text('location'),
            postal: text('postal'),
            address: text('address'),
            phone: values.phone || null,
            website: isAddress(website) ? website : null,
            pib: stored.pib || null,
            registrationNumber: values.registrationNumber || null,
            activePostings: stored.activePostings,
            field: stored.field,
            pay: stored.pay,
            cover: photos[0]?.small ?? null,
            replies: null,
            verifiedOn: stored.verifiedOn,
          }}
        />
      </div>
      <WorkplacePhotos photos={photos} />
      <SelectionSteps steps={steps} />
    </section>
  );
}
