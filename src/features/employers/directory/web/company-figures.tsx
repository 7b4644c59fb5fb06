import { counted, formatNumber } from '#kit/money.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { EmployerPage } from '../fields.ts';

/** Figures of a company's page; each only when it says something. */
export function CompanyFigures({ employer }: { employer: EmployerPage }) {
  const t = useTexts();
  const language = useLanguage();
  const { employees, activePostings, withPay, replies } = employer;
  const median = replies?.medianDays ?? null;
  const figures = [
    employees !== null && {
      figure: formatNumber(employees, language),
      words: t('employers.page.figures.employees', counted(employees, language)),
    },
    activePostings > 0 && {
      figure: formatNumber(activePostings, language),
      words: t('employers.page.figures.postings', counted(activePostings, language)),
    },
    median !== null && {
      figure: median === 0 ? t('employers.replies.sameDay') : t('employers.replies.median', { count: median }),
      words: t('employers.page.figures.replies'),
    },
    withPay > 0 && {
      figure: t('employers.page.figures.some', { count: withPay, total: activePostings }),
      words: t('employers.page.figures.pay'),
    },
  ].filter((each) => each !== false);
  if (figures.length === 0) return null;
  return (
    <dl className="employer-figures">
      {figures.map(({ figure, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
