import type { Translated } from '#kit/i18n/shape.ts';
import type { cvImportMessages as serbian } from './messages.sr.ts';

export const cvImportMessages = {
  problems: {
    'cv-file-unknown':
      'We cannot read a CV from this file. Choose a PDF from Prilika or Europass, a LinkedIn archive or a JSON Resume file.',
    'cv-file-unreadable':
      'The file is damaged or incomplete, so we cannot read it. Download it again and try once more.',
    'cv-file-too-much':
      'The file contains far more than a CV, so we cannot import it. Choose a file that contains only a CV.',
    'cv-file-without-cv':
      'The file contains nothing for a CV: no general data, education, experience or skills.',
    'cv-pdf-foreign':
      'We can only read data from a PDF that was created on Prilika or Europass and has not been changed since.',
  },
  cvImport: {
    title: 'Import a CV from a file',
    lead: 'If you already have a CV somewhere else, you can import its data. Nothing is saved until you confirm.',
    fromElsewhere: 'Data from another CV',
    elsewhere: 'Do you have a CV somewhere else?',
    back: 'Back to the CV',
    choose: 'Choose a file',
    orDrop: 'or drag it here',
    note: 'PDF, JSON, XML or ZIP, up to 5 MB',
    label: 'CV file',
    reading: 'Reading the file {{name}}',
    sources: 'Supported sources',
    from: {
      prilika: {
        name: 'Prilika',
        text: 'A PDF you created on Prilika. Everything in it is imported.',
      },
      europass: {
        name: 'Europass',
        text: 'PDF or XML: open your CV on europass.europa.eu and download it. Older Europass files (XML and JSON) work too.',
      },
      linkedin: {
        name: 'LinkedIn',
        text: 'ZIP: in the settings, under Data privacy, request “Get a copy of your data” and tick Profile, Positions, Education and Skills.',
      },
      'json-resume': {
        name: 'JSON Resume',
        text: 'A JSON file created with jsonresume.org, Reactive Resume or a similar program.',
      },
    },
    found: {
      title: 'What we found in the file',
      prilika: 'This is a CV created on Prilika.',
      europass: 'This is a CV from Europass.',
      linkedin: 'This is data from LinkedIn.',
      'json-resume': 'This is a CV in the JSON Resume format.',
      nextStep:
        'For each part, choose what to keep. Parts that are empty in your CV are filled in from the file. Your CV changes only when you press the button at the end.',
      file: 'File: {{name}}',
      other: 'Choose another file',
    },
    part: {
      general: 'General data',
      education: 'Education',
      experience: 'Work experience',
      skills: 'Skills',
      aboutMe: 'About me',
    },
    choice: { label: '{{part}}: what to keep', keep: 'Keep mine', replace: 'Import from the file' },
    mine: 'Currently in your CV',
    theirs: 'In the file',
    nothing: 'Nothing entered.',
    noneInFile: 'Not in the file, so yours stays: {{list}}.',
    same: 'The same in your CV and in the file: {{list}}.',
    generalRest: 'What is missing from the file stays as it is.',
    toComplete: 'Complete what is missing from the file',
    yearOnly: 'The file only says {{year}}.',
    noDate: 'The file has no month and year.',
    noWords: 'Missing from the file.',
    leftOut: {
      title: 'What was not imported',
      none: 'Everything in the file was imported.',
      'too-many': {
        education: 'Education “{{text}}”: a Prilika CV holds up to {{max}}, so we imported the most recent.',
        experience:
          'Experience “{{text}}”: a Prilika CV holds up to {{max}}, so we imported the most recent.',
        skills: 'Skills {{text}}: a Prilika CV holds up to {{max}}, so we imported the first ones.',
      },
      'ends-before-start': '“{{text}}”: it ends before it begins.',
      'empty-entry_one': '{{count}} empty entry.',
      'empty-entry_other': '{{count}} empty entries.',
      shortened:
        '{{field}}: the text was shortened to the {{max}} characters that fit. It begins with “{{text}}”.',
      'skill-too-long': 'Skill “{{text}}”: longer than the limit of {{max}} characters.',
      details: {
        education: 'Education descriptions and grades ({{count}}): a Prilika CV does not have these.',
        experience: 'Job descriptions ({{count}}): a Prilika CV does not have these.',
        skills: 'Skill levels ({{count}}): a Prilika CV does not have these.',
      },
      section: '{{section}} ({{count}}): a Prilika CV does not have this section.',
      sectionAlone: '{{section}}: a Prilika CV does not have this section.',
      files: 'Other files in the archive ({{count}}): they were not opened.',
      photo: 'Photo: add it in the General data step.',
      email: 'Email {{text}}: the CV uses the address of your account.',
      unreadable: '{{field}}, “{{text}}”: we could not be sure it belongs in that field.',
      'name-in-one': 'Name “{{text}}”: the file does not separate first and last name.',
      headline: 'Headline “{{text}}”: it may not be an occupation.',
      place: 'Postal code, region or country of the address.',
      further: '{{field}}, {{count}} more: only the first one is imported.',
      'end-unreadable':
        '“{{field}}”: we could not read the end date “{{text}}”, so the entry is marked as ongoing.',
      more: 'And {{count}} more.',
    },
    section: {
      languages: 'Languages',
      certificates: 'Certificates',
      courses: 'Courses and conferences',
      publications: 'Publications',
      awards: 'Awards',
      volunteering: 'Volunteering',
      interests: 'Interests',
      references: 'References',
      projects: 'Projects',
      licences: 'Driving licences',
      profiles: 'Social profiles',
      nationality: 'Nationality',
      attachments: 'Attachments',
      other: 'Other sections',
    },
    take: 'Import into my CV',
    taking: 'Saving',
    nothingChosen:
      'You have chosen to leave everything as it is. Choose “Import from the file” for at least one part.',
    taken: 'The data from the file has been imported into your CV.',
    changed:
      'You have saved the CV elsewhere in the meantime. Below are your new data and the data from the file. Check your choices and confirm again.',
    noScript: 'Reading a file needs JavaScript.',
    transfer: {
      import: 'Import data from another CV',
      importNote: 'Europass, LinkedIn, JSON Resume or a PDF from Prilika.',
    },
  },
} satisfies Translated<typeof serbian>;
