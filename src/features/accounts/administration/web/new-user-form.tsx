import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FieldGroup } from '#ui/field.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { NewCompanyForm } from './new-company-form.tsx';
import { NewPersonForm } from './new-person-form.tsx';
import '#ui/administration/administration.css';
import { pageAddress } from '#kit/site-map.ts';

const types = ['jobseeker', 'employer', 'admin'] as const;

/** Creates an account for another person, without a password: the person sets one through a mailed link. */
export function NewUserForm() {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const onCreated = (id: string): void => {
    toast.show({ tone: 'ok', title: t('administration.create.done') });
    void navigate(pageAddress('admin-user', id), { replace: true });
  };
  const [type, setType] = useState<(typeof types)[number]>('jobseeker');
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('administration.users.title'), href: pageAddress('admin-users') },
          { label: t('administration.create.title') },
        ]}
      />
      <div className="mb24">
        <h1>{t('administration.create.title')}</h1>
        <p className="dim mt8">{t('administration.create.lead')}</p>
      </div>
      <Card stack>
        <FieldGroup label={t('administration.create.type')}>
          <div className="grid c3 g12">
            {types.map((one) => (
              <RadioCard
                key={one}
                name="type"
                value={one}
                checked={one === type}
                onChange={() => setType(one)}
                title={t(`administration.types.${one}`)}
              >
                <span className="sm dim">{t(`administration.create.${one}Text`)}</span>
              </RadioCard>
            ))}
          </div>
        </FieldGroup>
        {type === 'employer' ? (
          <NewCompanyForm onCreated={onCreated} />
        ) : (
          <NewPersonForm accountType={type} onCreated={onCreated} />
        )}
      </Card>
    </>
  );
}
