/* What the person at the keyboard can do when a program fails for a reason outside of this project. Plain JavaScript, see
 * command-line.mjs. */

const again = 'Then run the same command again.';

/** Reasons that any program may end for. */
const anywhere = [
  {
    reason: /\b(?:ENOSPC|EDQUOT)\b(?!.*file watchers)|no space left on device/i,
    advice: `The disk is full. Free some space where this folder and the folder for temporary files (${tmp()}) are. ${again}`,
  },
  {
    reason: /\bEADDRINUSE\b/,
    advice:
      'A port that is needed is in use by another program. Stop that program, or choose another port with PORT: `PORT=3001 npm start`.',
  },
];

/** Reasons that npm fails for. */
const whileInstalling = [
  {
    reason:
      /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/,
    advice:
      'The registry of packages cannot be reached. Check the connection to the internet; behind a proxy set HTTPS_PROXY, and look ' +
      `at the proxy and registry in your npm settings (\`npm config list\`). ${again}`,
  },
  {
    reason: /SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)|CERT_HAS_EXPIRED/,
    advice:
      'The connection to the registry of packages is not trusted. Behind a proxy that reads along, name its certificate in ' +
      `NODE_EXTRA_CA_CERTS; check the clock of this machine too. ${again}`,
  },
  {
    reason: /\b(?:EACCES|EPERM|EROFS)\b/,
    advice: `The folder of this project cannot be written to. Give it to the user who runs the command. ${again}`,
  },
];

function tmp() {
  return process.env.TMPDIR || process.env.TEMP || '/tmp';
}

/** A sentence for what a failed program said, or null when nothing of it is known. */
export const adviceFor = (said, { installing = false } = {}) =>
  [...anywhere, ...(installing ? whileInstalling : [])].find(({ reason }) => reason.test(said))?.advice ??
  null;
