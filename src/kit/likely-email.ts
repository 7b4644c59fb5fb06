/** Common hosts of private addresses, long enough that a similar one is more likely a typo than another host. */
const commonHosts = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'eunet.rs',
];
/** Existing hosts that are one letter away from one of those. */
const neighbours = ['mail.com', 'email.com', 'ymail.com'];

/** Whether one letter is missing, extra or different, or two are swapped. */
const isSlip = (typed: string, meant: string): boolean => {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [one, other] = [typed.slice(same), meant.slice(same)];
  const swapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return swapped || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1);
};

/** The address probably meant by one with a typo in a common host (`ana@gmial.com`); null when there is no typo. */
export function likelyEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const host = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || commonHosts.includes(host) || neighbours.includes(host)) return null;
  const meant = commonHosts.find((one) => isSlip(host, one));
  return meant === undefined ? null : `${typed.slice(0, at + 1).trim()}${meant}`;
}
