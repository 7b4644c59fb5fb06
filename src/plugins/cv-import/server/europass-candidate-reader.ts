import type { IgnoredPart } from '../fields.ts';
import {
  type FoundCv,
  type FoundGeneralWords,
  type FoundStay,
  passedDetails,
  passedFurther,
  passedSections,
} from './found-cv.ts';
import { childrenAt, textAt, type XmlElement } from './xml-tree.ts';

const positionsOf = (employer: XmlElement): FoundStay[] => {
  const place = textAt(employer, 'OrganizationName');
  return childrenAt(employer, 'PositionHistory').map((position) => {
    const [period] = childrenAt(position, 'EmploymentPeriod');
    const goesOn = textAt(period, 'CurrentIndicator') === 'true';
    return {
      title: textAt(position, 'PositionTitle'),
      place,
      from: textAt(period, 'StartDate', 'FormattedDateTime'),
      to: goesOn ? '' : textAt(period, 'EndDate', 'FormattedDateTime'),
    };
  });
};

const educationOf = (attendance: XmlElement): FoundStay => {
  const [period] = childrenAt(attendance, 'AttendancePeriod');
  const goesOn = textAt(period, 'Ongoing') === 'true';
  return {
    title: textAt(attendance, 'EducationDegree', 'DegreeName'),
    place: textAt(attendance, 'OrganizationName'),
    from: textAt(period, 'StartDate', 'FormattedDateTime'),
    to: goesOn ? '' : textAt(period, 'EndDate', 'FormattedDateTime'),
  };
};

const phoneOf = (channel: XmlElement): string => {
  const dialing = textAt(channel, 'CountryDialing').replace(/^\+/, '');
  const number = `${textAt(channel, 'AreaDialing')}${textAt(channel, 'DialNumber')}`;
  return dialing === '' ? number : `+${dialing}${number}`;
};

const personOf = (person: XmlElement | undefined): { general: FoundGeneralWords; ignored: IgnoredPart[] } => {
  const channels = childrenAt(person, 'Communication');
  const ofKind = (kind: string) => channels.filter((channel) => textAt(channel, 'ChannelCode') === kind);
  const phones = ofKind('Telephone').map(phoneOf);
  const links = ofKind('Web').map((channel) => textAt(channel, 'URI'));
  const addresses = channels.flatMap((channel) => childrenAt(channel, 'Address'));
  const [address] = addresses;
  const details = [textAt(address, 'PostalCode'), textAt(address, 'CountryCode')];
  return {
    general: {
      name: textAt(person, 'PersonName', 'GivenName'),
      lastName: textAt(person, 'PersonName', 'FamilyName'),
      email: textAt(ofKind('Email')[0], 'URI'),
      phone: phones[0] ?? '',
      address: textAt(address, 'AddressLine'),
      city: textAt(address, 'CityName'),
      birthday: textAt(person, 'BirthDate'),
      externalLink: links[0] ?? '',
    },
    ignored: [
      ...(details.join('') === '' ? [] : [{ code: 'place' as const }]),
      ...passedFurther('phone', phones.length),
      ...passedFurther('address', addresses.length),
      ...passedFurther('externalLink', links.length),
      ...passedSections({
        nationality: childrenAt(person, 'NationalityCode').length,
        profiles: ofKind('Social Media').length,
      }),
    ],
  };
};

/**
 * Parses the `Candidate` XML that the current Europass editor attaches to its PDFs and exports (HR Open Standards;
 * ADR 42).
 */
export function readCandidate(candidate: XmlElement): FoundCv {
  const [person] = childrenAt(candidate, 'CandidatePerson');
  const [profile] = childrenAt(candidate, 'CandidateProfile');
  const employers = childrenAt(profile, 'EmploymentHistory', 'EmployerHistory');
  const schools = childrenAt(profile, 'EducationHistory', 'EducationOrganizationAttendance');
  const { general, ignored } = personOf(person);
  const entriesOf = (name: string): number =>
    childrenAt(profile, name).reduce((sum, { children }) => sum + children.length, 0);
  const described = (all: XmlElement[], ...path: string[]) => all.filter((one) => textAt(one, ...path) !== '').length;
  return {
    source: 'europass',
    general,
    experience: employers.flatMap(positionsOf),
    education: schools.map(educationOf),
    skills: [
      ...childrenAt(profile, 'Skills', 'PersonCompetency', 'CompetencyName'),
      ...childrenAt(profile, 'Skills', 'SkillsGroup', 'PersonCompetency', 'CompetencyName'),
    ].map(({ text }) => text),
    aboutMe: textAt(profile, 'ExecutiveSummary'),
    ignored: [
      ...(childrenAt(profile, 'Attachment').length > 0 ? [{ code: 'photo' as const }] : []),
      ...ignored,
      ...passedDetails('experience', described(employers, 'PositionHistory', 'Description')),
      ...passedDetails('education', described(schools, 'EducationDegree', 'OccupationalSkillsCovered')),
      ...passedSections({
        languages:
          childrenAt(person, 'PrimaryLanguageCode').length +
          childrenAt(profile, 'PersonQualifications', 'PersonCompetency').length,
        licences: entriesOf('Licenses'),
        certificates: entriesOf('Certifications'),
        courses: entriesOf('CourseCertifications') + entriesOf('ConferencesAndSeminars'),
        publications: entriesOf('PublicationHistory') + entriesOf('CreativeWorks'),
        projects: entriesOf('Projects'),
        volunteering: entriesOf('VoluntaryWorks'),
        references: entriesOf('EmploymentReferences'),
        other:
          childrenAt(profile, 'Others', 'Other').length +
          entriesOf('SocialAndPoliticalActivities') +
          entriesOf('NetworksAndMemberships'),
      }),
    ],
  };
}
