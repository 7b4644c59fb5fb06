/** Texts of notifications on phones and computers. */
export const push = {
  problems: {
    'endpoint-refused': 'Obaveštenja ne mogu da stižu preko ovog pregledača. Pokušajte u drugom pregledaču.',
    'key-replaced': 'Strana je zastarela. Osvežite je i pokušajte ponovo.',
  },
  summary_one: '{{count}} novo obaveštenje',
  summary_few: '{{count}} nova obaveštenja',
  summary_other: '{{count}} novih obaveštenja',
  title: 'Obaveštenja na telefonu i računaru',
  text: 'Stižu i kada sajt nije otvoren, najviše tri dnevno i nikad od 21 do 8 časova. U njima piše samo tema, bez pojedinosti. Izbor važi za sve vaše uređaje, a uređaj prima obaveštenja dok ste na njemu prijavljeni.',
  here: {
    on: 'Ovaj uređaj prima obaveštenja.',
    off: 'Ovaj uređaj ne prima obaveštenja.',
    turnOn: 'Uključite ovde',
    turnOff: 'Isključite ovde',
    notTurnedOn: 'Obaveštenja na ovom uređaju nisu uključena.',
    notTurnedOff: 'Obaveštenja na ovom uređaju nisu isključena.',
    denied:
      'Pregledač ne dozvoljava obaveštenja ovog sajta. Dozvolu menjate u podešavanjima sajta, kod oznake levo od adrese.',
    homeScreen:
      'Da biste na ovom uređaju primali obaveštenja, prvo dodajte Priliku na početni ekran: u meniju za deljenje izaberite „Dodaj na početni ekran”, pa je otvorite odatle.',
    unsupported: 'Ovaj pregledač ne prima obaveštenja.',
  },
};
