import { contactSubjects } from '#features/contact/contact-topics.ts';
import { getContact, sendContact } from '#features/contact/messages/contract.ts';
import { ContactPage } from '#features/contact/messages/web/contact-page.tsx';
import { getSitePage } from '#features/content/pages/contract.ts';
import { formatPhone } from '#kit/phone.ts';
import { postedPage } from '#ui/forms/posted.tsx';
import { Main } from '#ui/light/main.tsx';
import { pageLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import { usePageUser } from '../use-page-user.ts';
import type { Route } from './+types/contact';

/** `/kontakt`; `?tema=` selects the subject. */
export const loader = pageLoader(async ({ call, describe, search, url }) => {
  const [{ data: contact }, { data: text }] = await Promise.all([
    call(getContact, {}),
    call(getSitePage, { params: { id: 'contact' } }),
  ]);
  const topic = search.get('tema');
  const { title, description, brief: lead, intro, sections } = text;
  return {
    contact: { ...contact, phoneText: contact.phone && formatPhone(contact.phone) },
    subject: contactSubjects.find((subject) => subject === topic) ?? null,
    text: {
      title,
      lead,
      html: intro + sections.map((each) => `<h2>${each.title}</h2>${each.html}`).join(''),
    },
    page: describe({ title, description, path: url.pathname }),
  };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, sendContact, {
    text: ['name', 'email', 'sender', 'subject', 'message', 'homepage'],
    ticks: ['agreement'],
  });

export default postedPage<typeof loader, typeof action>(({ answer, ...shown }) => {
  const user = usePageUser();
  const name = user ? [user.name, user.lastName].filter(Boolean).join(' ') || (user.company ?? '') : '';
  const type = user?.accountType;
  const sender = type === 'employer' ? 'employer' : type === 'admin' ? 'other' : 'candidate';
  return (
    <Main className="wrap page">
      <ContactPage {...shown} taken={answer?.email ?? null} known={{ name, email: user?.email ?? '', sender }} />
    </Main>
  );
});
