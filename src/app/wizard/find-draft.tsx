import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Main } from '#ui/light/main.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

interface FindDraftProps {
  className: string;
  userId: string;
  /** Address at which the browser's draft opens, else the list. */
  address: (userId: string) => string;
}

/** The page of a draft that the account does not have: looks for one in the browser. */
export function FindDraft({ className, userId, address }: FindDraftProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(address(userId), { replace: true }), [address, userId, navigate]);
  return (
    <Main className={className}>
      <PageSkeleton />
    </Main>
  );
}
