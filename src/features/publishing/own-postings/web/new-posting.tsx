import { hasRole } from '#kit/company-role.ts';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useRole } from '#ui/site/use-role.ts';

/** Whether the viewer may publish and change postings; others may only read. */
export const useManages = (): boolean => {
  const role = useRole();
  return role !== null && hasRole(role, 'recruiter');
};

/** The link to create a posting, for viewers who may publish. */
export function NewPosting({ className }: { className?: string }) {
  const t = useTexts();
  return useManages() ? (
    <LinkButton variant="primary" href={pageAddress('posting-create')} className={className}>
      <IconPlus />
      {t('postings.mine.newPosting')}
    </LinkButton>
  ) : null;
}
