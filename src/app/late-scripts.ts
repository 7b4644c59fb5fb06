/*
 * A page is read before its scripts are needed: they start to load when it has been painted, so that text, style sheets and
 * fonts have the line to themselves. React Router writes the scripts; here they are put to sleep and woken again.
 */

/** Runs in the browser. A page in a background tab is not painted, so a second is enough. */
const wakeScripts = `(function(){document.currentScript.remove();var woken=false;function wake(){if(woken)return;woken=true;
document.querySelectorAll('link[rel=late-modulepreload]').forEach(function(l){l.rel='modulepreload'});
document.querySelectorAll('script[type=late-module]').forEach(function(s){var m=document.createElement('script');m.type='module';m.async=true;m.nonce=s.nonce;m.textContent=s.textContent;s.replaceWith(m)})}
requestAnimationFrame(function(){setTimeout(wake)});setTimeout(wake,1000)})()`;

/** The document with its scripts asleep until the first paint; `nonce` is the one its own scripts carry. */
export function withLateScripts(html: string, nonce: string): string {
  const asleep = html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(' type="module" async=""', ' type="late-module"');
  const end = asleep.lastIndexOf('</body>');
  return end < 0
    ? html
    : `${asleep.slice(0, end)}<script nonce="${nonce}">${wakeScripts}</script>${asleep.slice(end)}`;
}
