import type { Translated } from '#kit/i18n/shape.ts';
import type { teamMessages as serbian } from './messages.sr.ts';

const toOwner = 'You are receiving this email because you are an account owner of {{company}} on Prilika.';

export const teamMessages = {
  title: 'Team',
  lead: 'The people who work for the company on Prilika: who publishes postings, who reads applications and who manages orders.',
  leadMember:
    'The people who work for the company on Prilika. Only an account owner can manage roles and invitations.',
  roles: { owner: 'Account owner', recruiter: 'Recruiter', reader: 'Reader' },
  roleTexts: {
    owner: 'Can do everything: company profile, team, packages and orders, postings and applications.',
    recruiter: 'Publishes and changes postings, works with applications and messages, and sees orders.',
    reader: 'Reads applications and statistics but cannot change anything.',
  },
  members_one: '{{count}} member',
  members_other: '{{count}} members',
  since: 'in the team since {{date}}',
  you: 'you',
  answers: 'receives the company’s emails',
  blocked: 'the account is blocked',
  roleOf: 'Role: {{name}}',
  stays: 'The last account owner: cannot leave until someone else has this role.',
  roleChanged: 'Role changed: {{name}}.',
  change: {
    title: 'Change the role?',
    roles: {
      owner:
        '{{name}} becomes an account owner and can do everything, including managing the team and roles. They will be notified by email.',
      recruiter:
        '{{name}} becomes a recruiter, with access to postings, applications and messages, but not to the team, packages or company profile. They will be notified by email.',
      reader:
        '{{name}} becomes a reader, who sees applications and statistics but cannot change anything. They will be notified by email.',
    },
  },
  demote: {
    title: 'Give up the account owner role?',
    text: 'Your new role: {{role}}. You will no longer manage the team, packages or company profile, and only another account owner can give the role back to you.',
    submit: 'Change role',
    sending: 'Changing',
  },
  remove: {
    action: 'Remove',
    of: 'Remove from the team: {{name}}',
    title: 'Remove from the team?',
    text: '{{name}} loses access at once: all open sessions end, and unsaved changes can no longer be saved. Their actions stay in the history. They will be notified by email.',
    submit: 'Remove from team',
    sending: 'Removing…',
    done: 'No longer in the team: {{name}}.',
  },
  leave: {
    action: 'Leave the team',
    title: 'Leave the team?',
    text: 'You lose access to the postings and applications of {{company}} at once and will be signed out on all devices. To come back, you will need a new invitation.',
    submit: 'Leave the team',
    sending: 'Leaving…',
    done: 'You are no longer in the team of {{company}}.',
  },
  name: {
    title: 'Your name',
    text: 'Colleagues see it next to your actions in the history of postings and applications. Candidates do not see it.',
    name: 'First name',
    lastName: 'Last name',
    submit: 'Save name',
    saved: 'The name has been saved.',
  },
  invite: {
    title: 'Invite to the team',
    text: 'We email a link that is valid for seven days and can be used once.',
    email: 'Email address',
    role: 'Role',
    submit: 'Send invitation',
    sent: 'The invitation has been sent to {{email}}.',
    free_one: '{{count}} place is free.',
    free_other: '{{count}} places are free.',
    full: 'All places in the team are taken. Withdraw an invitation or remove someone from the team.',
  },
  invitations: {
    title: 'Open invitations',
    expired: 'Expired',
    left_one: 'valid for {{count}} more day',
    left_other: 'valid for {{count}} more days',
    by: 'sent by {{who}}, {{date}}',
    sentOn: 'sent {{date}}',
    again: 'Send again',
    againTo: 'Send again: {{email}}',
    againDone: 'The invitation has been sent again. The earlier link no longer works.',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw the invitation for {{email}}',
    withdrawn: 'The invitation has been withdrawn.',
    failed: 'The invitation could not be sent.',
    withdrawFailed: 'The invitation could not be withdrawn.',
  },
  join: {
    title: 'Team invitation',
    heading: 'Invitation to the team of {{company}}',
    role: 'Role',
    by: 'Sent by',
    until: 'Valid until',
    forEmail: 'For the address',
    intro:
      'Create the account you will sign in with. This invitation has already verified your email address.',
    introFree:
      'You already have an employer account for this address. Enter its password to confirm that it is you.',
    password: 'Password',
    forgotten: 'Forgot your password?',
    submit: 'Accept invitation',
    sending: 'Accepting…',
    signedInAs:
      'You are signed in to this browser as {{email}}. The invitation is for {{invited}}, and the account you are signed in to stays as it is.',
    signOut: 'Sign out',
    sideTitle: 'Finding the right people together',
    side: {
      own: 'Everyone has their own account and password',
      roles: 'Roles define who can do what',
      history: 'The history shows who did what',
    },
    done: {
      title: 'You are now in the team of {{company}}',
      text: 'Sign in with the address {{email}} and your password.',
      signOutFirst:
        'Another account is signed in to this browser. Sign out, then sign in with the address {{email}}.',
    },
    invalid: {
      title: 'This invitation is no longer valid',
      text: 'It may have been accepted, withdrawn or replaced by a newer one. If you have accepted it, sign in. If not, ask an account owner at the company for a new one.',
      signIn: 'Sign in',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'An invitation is valid for seven days. Ask an account owner at the company for a new one.',
    },
    'other-kind': {
      title: 'This address already has a different type of account',
      text: 'The address {{email}} already has an account on Prilika that is not an employer account, and an address can have only one. Ask {{company}} to send the invitation to another address, for example your work address. Your existing account stays as it is.',
    },
    'other-company': {
      title: 'This address is in the team of another company',
      text: 'The account {{email}} can be in the team of only one company. Leave that team on the Team page first and open this link again, or ask {{company}} to send the invitation to another address.',
    },
    member: {
      title: 'You are already in the team of {{company}}',
      text: 'Sign in with the address {{email}}.',
    },
    'blocked-account': {
      title: 'The account with this address is blocked',
      text: 'The invitation for {{email}} cannot be accepted. If you think this is a mistake, write to us.',
      contact: 'Write to us',
    },
  },
  mail: {
    why: 'You are receiving this email because you are in the team of {{company}} on Prilika.',
    invitation: {
      name: 'Team invitation',
      subject: '{{company}} has invited you to its team on Prilika',
      preview: 'The invitation to the team of {{company}} is valid for seven days.',
      heading: 'Invitation to the team of {{company}}',
      text: '{{who}} has invited you to join the team of {{company}} on Prilika.',
      roles: {
        owner:
          'Your role: account owner. You will be able to do everything: company profile, team, packages and orders, postings and applications.',
        recruiter: 'Your role: recruiter. You will publish postings and work with applications and messages.',
        reader: 'Your role: reader. You will read applications and statistics.',
      },
      until: 'The invitation is valid until {{date}} and can be accepted once.',
      button: 'View the invitation',
      notYou:
        'If you do not know what this is about, you don’t need to do anything: nothing changes without your confirmation.',
      why: 'You are receiving this email because {{company}} entered this address on Prilika.',
    },
    roleChanged: {
      name: 'Team role changed',
      subject: 'Your new role in the team of {{company}}',
      heading: 'You have a new role in the team',
      roles: {
        owner:
          'Your new role: account owner. You can do everything: company profile, team, packages and orders, postings and applications.',
        recruiter:
          'Your new role: recruiter. You can publish postings and work with applications and messages.',
        reader: 'Your new role: reader. You can read applications and statistics.',
      },
      text: 'This takes effect immediately. You don’t need to sign in again.',
      button: 'My postings',
    },
    removed: {
      name: 'Removed from the team',
      subject: 'You are no longer in the team of {{company}}',
      preview: 'You no longer have access to the company’s postings and applications.',
      text: 'An account owner at {{company}} has removed you from its team on Prilika. You no longer have access to the company’s postings and applications and have been signed out on all devices.',
      next: 'If you think this is a mistake, contact the company. If you want us to delete your account, write to us through the Contact page.',
      button: 'Write to us',
    },
    joined: {
      name: 'New team member',
      why: toOwner,
      subject: '{{name}} has joined the team of {{company}}',
      preview: 'The invitation has been accepted: {{name}}.',
      heading: '{{name}} has joined the team',
      text: '{{name}} ({{email}}) has accepted the invitation to the team of {{company}}.',
      roles: { owner: 'Role: account owner.', recruiter: 'Role: recruiter.', reader: 'Role: reader.' },
      button: 'View the team',
    },
    left: {
      name: 'Member left the team',
      why: toOwner,
      subject: '{{name}} is no longer in the team of {{company}}',
      preview: 'They no longer have access to the company’s postings and applications.',
      heading: '{{name}} is no longer in the team',
      text: '{{name}} has left the team of {{company}}, so they no longer have access to its postings and applications.',
      button: 'View the team',
    },
  },
} as const satisfies Translated<typeof serbian>;
