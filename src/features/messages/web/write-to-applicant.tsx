import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { Button, type ButtonLook } from '#ui/light/button.tsx';
import { MessageComposer } from './message-composer.tsx';

export interface WriteToApplicantProps extends Pick<ButtonLook, 'variant' | 'block'> {
  applicationId: string;
  postingId: number;
  /** The applicant's name. */
  name: string;
  label: string;
}

/** The button that writes to one applicant, with its window. */
export function WriteToApplicant({ applicationId, postingId, name, label, ...look }: WriteToApplicantProps) {
  const { revalidate } = useRevalidator();
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setWriting(true)}>
        <IconMail />
        {label}
      </Button>
      {writing ? (
        <MessageComposer
          postingId={postingId}
          selection={{ applicationIds: [applicationId] }}
          recipients={[{ id: applicationId, name }]}
          count={1}
          onSent={() => {
            setWriting(false);
            void revalidate();
          }}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  );
}
