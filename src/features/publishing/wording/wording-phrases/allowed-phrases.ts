/**
 * Allowed phrases that contain such words, and are skipped: the promise to take no money, and (`equality`) the
 * promise to treat all alike, which extends to the end of its sentence or to a demand.
 */
export const allowedPhrases = {
  noMoney: `
    bez|nema ikakv*? uplat*|depozit*|kaucij*|kotizacij*|placanj*|naknad* unapred|avansno? za? obradu|prijavu|posredovanje? prijave?
    ne trazimo|naplacujemo <1> uplat*|depozit*|kaucij*|kotizacij*|placanj*|naknad* unapred|avansno?
    no|never|without any? upfront|advance|registration|training|application|processing <1>
  `,
  equality: `
    bez obzira na
    regardless of
    without regard to
    irrespective of
  `,
  next: 'i|a|ali|ili|sa|s|uz|bez|and|or|with|without|plus',
  demands: 'trazimo|zaposljavamo|potreb*|samo|seek|need|hire|only',
};
