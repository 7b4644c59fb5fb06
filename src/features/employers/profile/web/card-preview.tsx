import { useWatch } from 'react-hook-form';
import { useTexts } from '#ui/site/site-context.tsx';
import { EmployerListCard } from '../../directory/web/employer-list-card.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** Preview of the company's card in the list of employers, with the current form values. */
export function CardPreview({ state, logo }: { state: ProfileFormState; logo: string | null }) {
  const t = useTexts();
  const { form, stored } = state;
  const values = useWatch({ control: form.control });
  const text = (name: 'company' | 'shortDescription' | 'location' | 'postal' | 'address'): string => values[name] ?? '';
  const website = values.website ?? '';
  return (
    <section className="stack g12" aria-labelledby="profil-kartica">
      <div>
        <h2 id="profil-kartica" className="profile-heading">
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
            replies: null,
            verifiedOn: stored.verifiedOn,
          }}
        />
      </div>
    </section>
  );
}
