import { useRouteLoaderData } from 'react-router';
import { contactSubjects } from '#features/contact/messages/contact-topics.ts';
import { getContact, sendContact } from '#features/contact/messages/contract.ts';
import { ContactPage } from '#features/contact/messages/web/contact-page.tsx';
import { getSitePage } from '#features/content/pages/contract.ts';
import { formatPhone } from '#shared/phone.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { Main } from '#ui/light/main.tsx';
import { api } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { postForm } from '../posted-form.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/contact';

/** `/kontakt`; `?tema=` chooses the subject. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = api(context);
  const [{ data: contact }, { data: text }] = await Promise.all([
    call(getContact, {}),
    call(getSitePage, { params: { id: 'contact' } }),
  ]);
  const topic = url.searchParams.get('tema');
  return {
    contact: { ...contact, phoneText: contact.phone && formatPhone(contact.phone) },
    subject: contactSubjects.find((subject) => subject === topic) ?? null,
    text: {
      title: text.title,
      lead: text.brief,
      html: text.intro + text.sections.map(({ title, html }) => `<h2>${title}</h2>${html}`).join(''),
    },
    page: describePage(context, {
      title: text.title,
      description: text.description,
      path: url.pathname,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The form as browsers send it without scripts. */
export const action = (sent: Route.ActionArgs) =>
  postForm(sent, sendContact, {
    text: ['name', 'email', 'sender', 'subject', 'message', 'homepage'],
    ticks: ['agreement'],
  });

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const user = useRouteLoaderData<typeof rootLoader>('root')?.user;
  const name = user ? [user.name, user.lastName].filter(Boolean).join(' ') || (user.company ?? '') : '';
  return (
    <Main className="wrap page">
      <PostedForm value={actionData?.posted ?? null}>
        <ContactPage
          taken={actionData?.data?.email ?? null}
          contact={loaderData.contact}
          text={loaderData.text}
          subject={loaderData.subject}
          known={{
            name,
            email: user?.email ?? '',
            sender:
              user?.accountType === 'employer'
                ? 'employer'
                : user?.accountType === 'admin'
                  ? 'other'
                  : 'candidate',
          }}
        />
      </PostedForm>
    </Main>
  );
}
