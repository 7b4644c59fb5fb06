import { pageAddress } from '#kit/site-map.ts';
import { IconCircle } from '#ui/icons/sign-in-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Ticks } from '#ui/ticks.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';

/** Next to the content: tips for good applications, and which of them are fulfilled. */
export function ContentTips() {
  const { form, t } = useWizardForm();
  const [salary, job, conditions, offers, additional] = form.watch([
    'salaryRange',
    'jobDescription',
    'conditionsDescription',
    'offersDescription',
    'additionalDescription',
  ]);
  const tips = [
    { key: 'tipSalary', done: salary.min !== null || salary.max !== null },
    { key: 'tipList', done: /<li>/.test(job + conditions) },
    { key: 'tipOffer', done: offers !== '' },
    { key: 'tipProcess', done: additional !== '' },
  ] as const;
  return (
    <Card as="aside" stack className="g12 sticky">
      <h3 className="wizard-side-heading h4">{t('postings.wizard.content.tips')}</h3>
      <Ticks
        className="sm"
        items={tips.map(({ key, done }) => ({
          key,
          content: t(`postings.wizard.content.${done ? (`${key}Done` as const) : key}`),
          icon: done ? <IconCircleCheck /> : <IconCircle />,
          dim: !done,
        }))}
      />
      <hr className="wizard-rule" />
      <p className="sm dim">
        {t('postings.wizard.content.lawful')}{' '}
        <Link className="link" href={pageAddress('anti-discrimination')}>
          {t('postings.wizard.content.lawfulLink')}
        </Link>
      </p>
    </Card>
  );
}
